import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Column of numbers: right-aligned, digits of equal width. */
  numeric?: boolean;
  sortable?: boolean;
  /** Header of its row for assistive technology; at most one column. */
  isRowHeader?: boolean;
  /** Hides the header visually, for columns of buttons. */
  hideHeader?: boolean;
  /** Width as a CSS value. */
  width?: string;
}

/** The column that a table is sorted by, and its direction. */
export interface TableSort {
  id: string;
  descending: boolean;
}
