import type { CountAxis, CountKey } from '@ciguawatch/shared/domain/case-list/count/axes';
import { leadingEntries } from '@ciguawatch/shared/domain/statistics/leading-entries';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { ChartColour, ChartData, ChartKind } from '@ciguawatch/shared/ui/charts/chart-data';
import { axisLabel, keyLabel } from './axis-labels';
import type { ShownCount } from './use-count';

const COLOURS: readonly ChartColour[] = ['cat-1', 'cat-2', 'cat-3', 'cat-4', 'cat-5', 'cat-6'];
const SEVERITY: Readonly<Record<string, ChartColour>> = {
  '3': 'sev-3',
  '2': 'sev-2',
  '1': 'sev-1',
  Y: 'sev-y',
};

const UNKNOWN: ChartColour = 'seq-1';

const say = (key: string) => translate('caseList', `count.${key}`);

type IsObserved = (keys: readonly (CountKey | undefined)[]) => boolean;

/** Runs of empty months that nobody observed, for hatching. */
function gapsOf(empty: readonly boolean[], names: readonly string[]) {
  const gaps: { from: number; to: number; title: string; detail: string }[] = [];
  empty.forEach((is, i) => {
    const run = gaps.at(-1);
    if (is && run?.to === i - 1) run.to = i;
    else if (is) gaps.push({ from: i, to: i, title: say('silent'), detail: '' });
  });
  return gaps.map((gap) => ({ ...gap, detail: [...new Set([names[gap.from], names[gap.to]])].join(' – ') }));
}

/** A calendar, years by months, as one line of months. */
function calendar({ ask, table }: ShownCount, isObserved: IsObserved): ChartData {
  const across = ask.by[0] === 'month_of_year';
  const years = (across ? table.columns : table.rows).filter((year): year is string => Boolean(year));
  const months = (across ? table.rows : table.columns).filter((month): month is string => Boolean(month));
  const keysOf = (year: string, month: string) => (across ? [month, year] : [year, month]);
  const at = (year: string, month: string) => {
    const [row, column] = keysOf(year, month);
    return table.cells[table.rows.indexOf(row ?? null)]?.[table.columns.indexOf(column)] ?? 0;
  };
  const all = years.flatMap((year) => months.map((month) => [year, month] as const));
  const codes = all.map(([year, month]) => `${year}-${month.padStart(2, '0')}`);
  const names = codes.map((code) => keyLabel('month', code));
  const values = all.map(([year, month]) => at(year, month));
  return {
    heading: axisLabel('month'),
    categories: names,
    short: all.map(([, month]) => (Number(month) % 6 === 1 ? keyLabel('month_of_year', month, true) : '')),
    codes,
    series: [{ label: say('cases'), colour: 'series', values }],
    groups: years.map((year) => ({ title: year, size: months.length })),
    gaps: gapsOf(
      all.map(([year, month], i) => values[i] === 0 && !isObserved(keysOf(year, month))),
      names,
    ),
  };
}

/** Columns of a table as at most six series: the largest, which cut no tie, and the others together. */
function seriesOf({ table }: ShownCount, axis: CountAxis): ChartData['series'] {
  const all = table.columns.map((key, i) => ({
    key: key ?? null,
    sum: table.columnTotals[i] ?? 0,
    values: table.cells.map((row) => row[i] ?? 0),
  }));
  const wanted = all.length > COLOURS.length ? COLOURS.length - 1 : all.length;
  const ranked = [...all].sort((a, b) => b.sum - a.sum);
  const kept = new Set(leadingEntries(ranked, ({ sum }) => sum, wanted, wanted).map(({ key }) => key));
  const rest = all.filter(({ key }) => !kept.has(key));
  const shown = all
    .filter(({ key }) => kept.has(key))
    .map(({ key, values }, i) => ({
      label: keyLabel(axis, key),
      colour: key === null ? UNKNOWN : (axis === 'severity' && SEVERITY[key]) || (COLOURS[i] as ChartColour),
      values,
    }));
  if (rest.length === 0) return shown;
  const others = table.rows.map((_, i) => rest.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  return [...shown, { label: say('others'), colour: 'cat-6', values: others }];
}

const TIMES: readonly (CountAxis | undefined)[] = ['month', 'year', 'month_of_year'];

/** Chart of a count: columns over time, bars of other values, stacked for two axes; a calendar as months. */
export function countChart(shown: ShownCount, isObserved: IsObserved): { data: ChartData; kind: ChartKind } {
  const { ask, table } = shown;
  const [rows, columns] = ask.by as [CountAxis, CountAxis?];
  if (ask.by.includes('year') && ask.by.includes('month_of_year'))
    return { data: calendar(shown, isObserved), kind: 'column' };
  const categories = table.rows.map((key) => keyLabel(rows, key));
  const common = { heading: axisLabel(rows), categories };
  if (columns) return { data: { ...common, series: seriesOf(shown, columns) }, kind: 'stacked' };
  const series = [{ label: say('cases'), colour: 'series' as const, values: table.rowTotals }];
  if (!TIMES.includes(rows)) return { data: { ...common, series }, kind: 'bar' };
  const empty = table.rows.map((key, i) => table.rowTotals[i] === 0 && !isObserved([key]));
  return {
    data: {
      ...common,
      codes: table.rows.map((key) => key ?? say('unknown')),
      short: table.rows.map((key) =>
        table.rows.length > 24 && !key?.endsWith('-01') ? '' : keyLabel(rows, key, true),
      ),
      series,
      gaps: gapsOf(empty, categories),
    },
    kind: 'column',
  };
}

/** Header and rows of a count for a file, with its totals. */
export function countFile({ ask, table }: ShownCount): { head: string[]; rows: (string | number)[][] } {
  const [rows, columns] = ask.by as [CountAxis, CountAxis?];
  const line = (name: string, cells: readonly number[], sum: number) => [
    name,
    ...(columns ? cells : []),
    sum,
  ];
  return {
    head: [
      axisLabel(rows),
      ...(columns ? table.columns.map((key) => keyLabel(columns, key ?? null)) : []),
      say(columns ? 'total' : 'cases'),
    ],
    rows: [
      ...table.rows.map((key, i) => line(keyLabel(rows, key), table.cells[i] ?? [], table.rowTotals[i] ?? 0)),
      line(say('total'), table.columnTotals, table.total),
    ],
  };
}
