import type { ReactNode } from 'react';

/** What a row of a grid must have: a number that no other row has. */
export interface GridRow {
  id: number;
}

/** The rows of a grid, not all of which need be in memory: see `PagedRows`. */
export interface GridRows<Row extends GridRow> {
  /** rows in all; null until it is known */
  total: number | null;
  /** whether the first rows are there */
  ready: boolean;
  /** The row at a place, counted from 0; undefined while it is not in memory. */
  row: (index: number) => Row | undefined;
  /** Has the rows from `from` up to, not including, `to` brought into memory. */
  want: (from: number, to: number) => void;
  /** Ids of the rows from `from` up to, not including, `to`. */
  ids: (from: number, to: number) => Promise<number[]>;
  /** Number that grows with every change of the loaded rows. */
  version: () => number;
  subscribe: (changed: () => void) => () => void;
}

/** One column of a grid. */
export interface GridColumn<Row> {
  id: string;
  /** Name of the column, as text: heads, chooser and readers say it. */
  label: string;
  /** CSS pixels until somebody sets another width. */
  width: number;
  /** Takes its share of what room is left: a column of long names. */
  grows?: boolean;
  /** What stands in the cell, without a control of its own: Tab leaves the grid. */
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers: right-aligned, figures of one width. */
  numeric?: boolean;
  /** Names the row: at most one column, which cannot be hidden. */
  isRowHeader?: boolean;
  /** Hidden until the person adds it. */
  optional?: boolean;
}

/** Widths in CSS pixels that a column may take. */
export const COLUMN_MIN = 56;
export const COLUMN_MAX = 640;
