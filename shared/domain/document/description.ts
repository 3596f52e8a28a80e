/** A piece of text in one style. */
export interface Run {
  text: string;
  /** for scientific names */
  italic?: boolean;
  bold?: boolean;
  /** struck through: no longer valid */
  struck?: boolean;
}

/** Text in one style, or pieces in several. */
export type Words = string | readonly Run[];

/**
 * Emphasis of a printed row: found is bold, absent is plain and small, open (unanswered) is pale and small.
 */
export type Emphasis = 'found' | 'absent' | 'open';

/** A question with its answer. */
export interface Row {
  label: string;
  words: Words;
  emphasis: Emphasis;
  /**
   * `half`: beside another row; `line`: over the whole width; `below`: the answer under its question, for
   * texts that may fill pages
   */
  shape?: 'half' | 'line' | 'below';
}

/** Colours of figures, by their meaning. */
export type Ink =
  | 'ink'
  | 'quiet'
  | 'line'
  | 'series'
  | 'pale'
  | 'alert'
  | 'band'
  | 'unknown'
  | 'sea'
  | 'land'
  | 'paper';

/**
 * A shape of a figure, in points from the figure's top left corner. Text inside is only drawn; screen
 * readers get the figure's `alt`.
 */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill?: Ink; stroke?: Ink }
  | { kind: 'circle'; x: number; y: number; radius: number; fill?: Ink; stroke?: Ink }
  /** `d` as in SVG; holes by the even-odd rule */
  | { kind: 'path'; d: string; fill?: Ink; stroke?: Ink; width?: number }
  | {
      kind: 'label';
      x: number;
      /** baseline of the letters */
      y: number;
      text: string;
      size?: number;
      ink?: Ink;
      align?: 'left' | 'middle' | 'right';
    };

/** A cell of a table. */
export interface Cell {
  words: Words;
  align?: 'left' | 'right';
  /** whether the cell is the heading of its row */
  head?: boolean;
  /** length of a bar left of the words, as a share of the longest in its column, 0 to 1 */
  bar?: number;
}

/** A part of a section; parts are printed in reading order. */
export type Part =
  | { kind: 'text'; words: Words; small?: boolean }
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'list'; items: readonly Words[] }
  /** `widths`: shares of the columns; the head is repeated on each page */
  | {
      kind: 'table';
      head: readonly Cell[];
      rows: readonly (readonly Cell[])[];
      widths?: readonly number[];
      total?: readonly Cell[];
    }
  /** up to five key figures side by side */
  | { kind: 'tiles'; tiles: readonly { value: string; label: string; note?: string; alert?: boolean }[] }
  /** width and height in points; a figure wider than its column is scaled down */
  | { kind: 'figure'; alt: string; width: number; height: number; shapes: readonly Shape[] };

export interface Section {
  kind: 'section';
  /** empty for parts without a heading */
  title: string;
  parts: readonly Part[];
}

/** Sections side by side, read column by column; each column continues over pages independently. */
export interface Columns {
  kind: 'columns';
  columns: readonly (readonly Section[])[];
}

/**
 * The content of a document on A4, independent of how a PDF is written. The same description and fonts give
 * the same bytes.
 */
export interface DocumentDescription {
  /** BCP 47, such as `fr-FR` */
  language: string;
  /** name of the portal, printed above the title */
  portal: string;
  title: string;
  /** printed under the title */
  subtitle?: string;
  /** printed at the right of the head, such as the number of a report */
  aside?: string;
  /** a sentence in a framed band under the head */
  notice?: string;
  /**
   * time of the data in milliseconds since 1970 UTC; stored as the creation date of the file, so that equal
   * data give equal files
   */
  at: number;
  blocks: readonly (Section | Columns)[];
  /** a small paragraph at the end */
  closing?: string;
  /** printed at the foot of each page, beside the page number */
  foot: string;
  /** a word in the head of each page, such as "internal" */
  mark?: string;
  /** first line of each page, such as "draft" or the edition */
  status?: string;
  /** a large pale word across each page, such as "draft" */
  stamp?: string;
}
