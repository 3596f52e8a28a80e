import type { ReactNode } from 'react';

/** A row of a grid, with a unique id. */
export interface GridRow {
  id: number;
}

/** The rows of a grid, of which not all need to be in memory: see `PagedRows`. */
export interface GridRows<Row extends GridRow> {
  /** total number of rows; null until known */
  total: number | null;
  /** whether the first rows have loaded */
  ready: boolean;
  /** The row at an index from 0; undefined while it is not in memory. */
  row: (index: number) => Row | undefined;
  /** Requests loading of the rows from `from` up to, not including, `to`. */
  want: (from: number, to: number) => void;
  /** Ids of the rows from `from` up to, not including, `to`. */
  ids: (from: number, to: number) => Promise<number[]>;
  /** Incremented with every change of the loaded rows. */
  version: () => number;
  subscribe: (changed: () => void) => () => void;
}

/** One column of a grid. */
export interface GridColumn<Row> {
  id: string;
  /** Name of the column as text, for headers, column chooser and screen readers. */
  label: string;
  /** Default width in CSS pixels. */
  width: number;
  /** Takes a share of the remaining width, for columns of long names. */
  grows?: boolean;
  /** Content of the cell, without controls: Tab leaves the grid. */
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Column of numbers: right-aligned, digits of equal width. */
  numeric?: boolean;
  /** Header of its row; at most one column, which cannot be hidden. */
  isRowHeader?: boolean;
  /** Hidden by default. */
  optional?: boolean;
}

/** Smallest and largest width of a column in CSS pixels. */
export const MIN_COLUMN_WIDTH_PX = 56;
export const MAX_COLUMN_WIDTH_PX = 640;
