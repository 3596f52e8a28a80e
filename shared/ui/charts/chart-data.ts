/** Colours a chart may use, by design token. */
export type ChartColour =
  | 'series'
  | 'cat-1'
  | 'cat-2'
  | 'cat-3'
  | 'cat-4'
  | 'cat-5'
  | 'cat-6'
  | 'seq-1'
  | 'seq-2'
  | 'seq-3'
  | 'seq-4'
  | 'seq-5'
  | 'seq-6'
  | 'sev-y'
  | 'sev-1'
  | 'sev-2'
  | 'sev-3';

/** One series: a value per category. */
export interface ChartSeries {
  label: string;
  colour: ChartColour;
  values: readonly number[];
}

/** A run of categories about which nothing is known, both ends included, and what is written on it. */
export interface ChartGap {
  from: number;
  to: number;
  title: string;
  detail: string;
}

/**
 * What a mark of a chart means: hatching, hatching behind a bar, the line of an observed none, the alert
 * triangle, the line across horizontal bars.
 */
export interface ChartKeyEntry {
  mark: 'gap' | 'partly' | 'none' | 'alert' | 'limit' | 'official';
  text: string;
}

/** Data of a chart and of the table beside it. */
export interface ChartData {
  /** Head of the column of categories. */
  heading: string;
  categories: readonly string[];
  /** What the axis writes for each category, where the whole name would not fit. */
  short?: readonly string[];
  series: readonly ChartSeries[];
  /** One colour per category, for a single series: years, or "unknown" set apart. */
  colours?: readonly ChartColour[];
  /** Names under runs of categories, for example years under months; the first of the notes that has room is added. */
  groups?: readonly { title: string; size: number; notes?: readonly string[] }[];
  /**
   * Runs about which nothing is known: hatched, not drawn as none; their values are not said. Given, be
   * it empty, the other categories were observed: a none among them is drawn as a line with 0.
   */
  gaps?: readonly ChartGap[];
  /** Columns of whose time only a part was observed: hatched behind their bars. Needs `gaps`. */
  partly?: readonly number[];
  /** A value marked by a line across horizontal bars, and in sight even where no bar comes near it. */
  limit?: number | undefined;
  /** A number to compare each column with, drawn as a line over it; null where none is known. */
  references?: readonly (number | null)[];
  /** What the marks of the drawing mean. */
  key?: readonly ChartKeyEntry[];
  /** Lines that say a category while it is pointed at, the first as its title. */
  tips?: readonly (readonly string[])[];
  /** Categories marked with the alert triangle. */
  alerts?: readonly number[];
  /** Bounds of an interval of each value, drawn over its bar. */
  intervals?: readonly { low: number; high: number }[];
  /**
   * A last line of the table and of the CSV that is not drawn: its bar would dwarf the others, or has no place on the
   * axis. `extra` fills the first of the further columns.
   */
  rest?: { category: string; value: number; extra?: readonly (string | number)[] } | null;
  /** Written beside horizontal bars in place of their values. */
  written?: readonly string[];
  /** What a file holds in place of the categories: months as in ISO 8601, say. */
  codes?: readonly string[];
  /** Numbers of what the categories name, a first column of a file. */
  ids?: { label: string; values: readonly number[] };
  /** Addresses of the pages of what the first categories name: the table leads there. */
  pages?: readonly string[];
  /** Further columns of the table and of the CSV, not drawn. */
  extra?: readonly { label: string; values: readonly (string | number)[] }[];
}

/** Horizontal bars, vertical columns, or horizontal bars of joined pieces. */
export type ChartKind = 'bar' | 'column' | 'stacked';

/** Sum of all series in one category. */
export const totalOf = (data: ChartData, category: number): number =>
  data.series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0);

/** Whether there is nothing to draw. */
export const isEmpty = (data: ChartData): boolean => data.categories.every((_, i) => totalOf(data, i) === 0);

/** The categories about which nothing is known. */
export function unobservedOf({ gaps = [] }: Pick<ChartData, 'gaps'>): Set<number> {
  const all = new Set<number>();
  for (const { from, to } of gaps) for (let i = from; i <= to; i += 1) all.add(i);
  return all;
}

/**
 * Head and rows of the data, for the table and for the CSV. Several series get their sum as well.
 * @param unobserved what stands in place of the value of a category about which nothing is known
 */
export function tableOf(
  data: ChartData,
  total: string,
  unobserved = '',
): { head: string[]; rows: (string | number)[][] } {
  const sum = data.series.length > 1;
  const { extra = [] } = data;
  const blank = unobservedOf(data);
  return {
    head: [
      data.heading,
      ...data.series.map(({ label }) => label),
      ...(sum ? [total] : []),
      ...extra.map(({ label }) => label),
    ],
    rows: [
      ...data.categories.map((category, i) => [
        category,
        ...data.series.map(({ values }) => (blank.has(i) ? unobserved : (values[i] ?? 0))),
        ...(sum ? [totalOf(data, i)] : []),
        ...extra.map(({ values }) => values[i] ?? ''),
      ]),
      ...(data.rest
        ? [[data.rest.category, data.rest.value, ...extra.map((_, i) => data.rest?.extra?.[i] ?? '')]]
        : []),
    ],
  };
}

/** Head and rows for a file: the table, with codes in place of categories and their numbers before them. */
export function fileOf(
  data: ChartData,
  total: string,
  unobserved: string,
): { head: string[]; rows: (string | number)[][] } {
  const { head, rows } = tableOf({ ...data, categories: data.codes ?? data.categories }, total, unobserved);
  const { ids } = data;
  return ids
    ? { head: [ids.label, ...head], rows: rows.map((row, i) => [ids.values[i] ?? '', ...row]) }
    : { head, rows };
}
