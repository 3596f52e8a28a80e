/** A piece of text in one look. */
export interface Run {
  text: string;
  /** for scientific names */
  italic?: boolean;
  bold?: boolean;
  /** for what is no longer held to be so */
  struck?: boolean;
}

/** Text of one look, or of several. */
export type Words = string | readonly Run[];

/** How a row is printed: what was found is bold, what is absent is plain and small, what was left open is pale and small. */
export type Emphasis = 'found' | 'absent' | 'open';

/** A question and its answer. */
export interface Row {
  label: string;
  words: Words;
  emphasis: Emphasis;
  /** `line`: over the whole width; `below`: the answer under its question, for texts that may fill pages */
  shape?: 'half' | 'line' | 'below';
}

/** Colours of figures, by what they mean. */
export type Ink =
  | 'ink'
  | 'quiet'
  | 'line'
  | 'series'
  | 'alert'
  | 'band'
  | 'unknown'
  | 'sea'
  | 'land'
  | 'paper';

/** A drawn part of a figure, in points from its top left corner. Its words are drawn, not read: `alt` says them. */
export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill?: Ink; stroke?: Ink }
  | { kind: 'circle'; x: number; y: number; radius: number; fill?: Ink; stroke?: Ink }
  /** `d` as in SVG; holes by the even-odd rule */
  | { kind: 'path'; d: string; fill?: Ink; stroke?: Ink; width?: number }
  | {
      kind: 'label';
      x: number;
      /** what its letters stand on */
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
  /** heads its row */
  head?: boolean;
  /** a bar left of the words, never behind them: its share of the longest of its column, 0 to 1 */
  bar?: number;
}

/** What a section holds, in reading order. */
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
  /** key figures beside each other, at most five */
  | { kind: 'tiles'; tiles: readonly { value: string; label: string; note?: string; alert?: boolean }[] }
  /** width and height in points; wider ones are made smaller */
  | { kind: 'figure'; alt: string; width: number; height: number; shapes: readonly Shape[] };

export interface Section {
  kind: 'section';
  /** '' for parts without a heading */
  title: string;
  parts: readonly Part[];
}

/** Sections side by side, read column by column; each column goes on over pages by itself. */
export interface Columns {
  kind: 'columns';
  columns: readonly (readonly Section[])[];
}

/**
 * What a document on A4 says, apart from how a PDF is written: the same description and the same fonts make
 * the same bytes.
 */
export interface DocumentDescription {
  /** BCP 47, such as `fr-FR` */
  language: string;
  /** name of the portal, over the title */
  portal: string;
  title: string;
  /** under the title */
  subtitle?: string;
  /** at the right of the head: number of a report */
  aside?: string;
  /** a sentence in a band under the head */
  notice?: string;
  /** the moment its data are of, in milliseconds; written into the file as the time of its making */
  at: number;
  blocks: readonly (Section | Columns)[];
  /** a small paragraph at the end */
  closing?: string;
  /** at the foot of each page, beside its number */
  foot: string;
  /** a word in the head of each page, such as "internal" */
  mark?: string;
  /** the first line of each page: a draft, or which edition */
  status?: string;
  /** a large pale word across each page, such as "draft" */
  stamp?: string;
}
