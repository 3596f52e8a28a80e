import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers: right-aligned, figures of one width. */
  numeric?: boolean;
  sortable?: boolean;
  /** Names the row for assistive technology: at most one column. */
  isRowHeader?: boolean;
  /** Keeps the header for assistive technology only, for columns of buttons. */
  hideHeader?: boolean;
  /** CSS width. */
  width?: string;
}

/** The one column that a table is sorted by, and its direction. */
export interface TableSort {
  id: string;
  descending: boolean;
}
