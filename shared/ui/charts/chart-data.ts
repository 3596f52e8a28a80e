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

/** One series with a value per category. */
export interface ChartSeries {
  label: string;
  colour: ChartColour;
  values: readonly number[];
}

/**
 * Consecutive categories without observations, from `from` to `to` inclusive, and the label drawn on them.
 */
export interface ChartGap {
  from: number;
  to: number;
  title: string;
  detail: string;
}

/**
 * Marks explained in the key: gap: hatching; partly: hatching behind a bar; none: line of an observed zero;
 * alert: triangle; limit: line across horizontal bars; official: line of the official number.
 */
export interface ChartKeyEntry {
  mark: 'gap' | 'partly' | 'none' | 'alert' | 'limit' | 'official';
  text: string;
}

/** Data of a chart and of its table. */
export interface ChartData {
  /** Header of the column of categories. */
  heading: string;
  categories: readonly string[];
  /** Shorter category names for the axis. */
  short?: readonly string[];
  series: readonly ChartSeries[];
  /** One colour per category, for a single series: years, or "unknown" set apart. */
  colours?: readonly ChartColour[];
  /** Names under consecutive categories, such as years under months; the first note that fits is added. */
  groups?: readonly { title: string; size: number; notes?: readonly string[] }[];
  /**
   * Gaps without observations: hatched, with no value. If given, even empty, all other categories count as
   * observed, and a zero among them is drawn as a line with 0.
   */
  gaps?: readonly ChartGap[];
  /** Columns that were observed for a part of their time: hatched behind their bars. Needs `gaps`. */
  partly?: readonly number[];
  /** A value drawn as a line across horizontal bars; the axis always includes it. */
  limit?: number | undefined;
  /** A number per column for comparison, drawn as a line over it; null where unknown. */
  references?: readonly (number | null)[];
  /** What the marks of the drawing mean. */
  key?: readonly ChartKeyEntry[];
  /** Lines of the tooltip of each category, the first one as its title. */
  tips?: readonly (readonly string[])[];
  /** Categories marked with the alert triangle. */
  alerts?: readonly number[];
  /** Lower and upper bound of each value, drawn over its bar. */
  intervals?: readonly { low: number; high: number }[];
  /**
   * A last row of table and CSV that is not drawn, because its bar would dwarf the others or has no place
   * on the axis. `extra` fills the first of the additional columns.
   */
  rest?: { category: string; value: number; extra?: readonly (string | number)[] } | null;
  /** Texts beside horizontal bars, replacing their values. */
  written?: readonly string[];
  /** Texts beside the bars in printed documents, which have no data table, with a note that explains them. */
  paper?: { values: readonly string[]; note: string };
  /** Codes written to a file instead of the category names, such as months in ISO 8601. */
  codes?: readonly string[];
  /** Ids of the categories, written as first column of a file. */
  ids?: { label: string; values: readonly number[] };
  /** Addresses of the pages of the first categories, linked in the table. */
  pages?: readonly string[];
  /** Additional columns of table and CSV, not drawn. */
  extra?: readonly { label: string; values: readonly (string | number)[] }[];
}

/** Horizontal bars, vertical columns, which are stacked where there are several series, or stacked horizontal bars. */
export type ChartKind = 'bar' | 'column' | 'stacked';

/** Sum of all series in one category. */
export const totalOf = (data: ChartData, category: number): number =>
  data.series.reduce((sum, { values }) => sum + (values[category] ?? 0), 0);

/** Whether all values of a chart are 0. */
export const isEmpty = (data: ChartData): boolean => data.categories.every((_, i) => totalOf(data, i) === 0);

/** Indices of the categories without observations. */
export function unobservedOf({ gaps = [] }: Pick<ChartData, 'gaps'>): Set<number> {
  const all = new Set<number>();
  for (const { from, to } of gaps) for (let i = from; i <= to; i += 1) all.add(i);
  return all;
}

/**
 * Header and rows of the chart's table and CSV; several series get a column with their sum.
 * @param unobserved text for the value of a category without observations
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

/** Header and rows for a file: the table with codes as categories and their ids in front. */
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
