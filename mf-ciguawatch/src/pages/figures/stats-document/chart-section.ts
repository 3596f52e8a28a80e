import { isEmpty, tableOf, unobservedOf } from '@ciguawatch/shared/ui/charts/chart-data';
import type { Cell, Part, Section } from '@ciguawatch/shared/ui/document/description';
import type { ChartSpec } from '../../case-stats/specs/chart-specs';
import { withPrintedValues } from '../printed-values';
import { columnsFigure } from './columns-figure';

/** Most rows of a table over time; a longer series is only drawn, with its sentence as text alternative. */
const MAX_TABLE_ROWS = 60;

/** Number format and fixed texts for chart tables in a document. */
export interface ChartFormat {
  number: (value: number) => string;
  /** Header of the column of totals. */
  total: string;
  /** Text in place of a value that is unknown. */
  unobserved: string;
}

/**
 * A chart as a section with its sentence and table: a series over time is also drawn, other tables hold the
 * bars.
 */
export function chartSection(spec: ChartSpec, format: ChartFormat): Section {
  const { title, count, kind, sentence, basis, emptyText } = spec;
  const { data, base } = withPrintedValues(spec.data);
  const note = [count, base].filter(Boolean).join(' · ');
  const small = (words: string): Part[] => (words === '' ? [] : [{ kind: 'text', words, small: true }]);
  const parts: Part[] = isEmpty(data)
    ? small(emptyText ?? sentence)
    : [
        ...small(note),
        ...(kind === 'column' && data.gaps && data.series.length === 1
          ? timeParts(spec, format)
          : [barsTable(spec, format)]),
        ...small(sentence),
      ];
  return { kind: 'section', title, parts: [...parts, ...small(basis)] };
}

function timeParts({ data, sentence }: ChartSpec, format: ChartFormat): Part[] {
  const { head, rows } = tableOf(data, format.total, format.unobserved);
  const told = rows.map((row) => `${row[0]} ${row[1]}`).join(', ');
  const figure = columnsFigure(data, format.number, rows.length > MAX_TABLE_ROWS ? sentence : told);
  if (rows.length > MAX_TABLE_ROWS) return [figure];
  const cell = (value: string | number, i: number): Cell =>
    typeof value === 'number'
      ? { words: format.number(value), align: 'right' }
      : { words: value, ...(i === 0 && { head: true }) };
  return [
    figure,
    { kind: 'table', head: head.map((words) => ({ words })), rows: rows.map((row) => row.map(cell)) },
  ];
}

/** Table of a chart with a bar beside each value; a chart of several series gets one column for each. */
function barsTable({ data: raw, kind }: ChartSpec, { number, unobserved }: ChartFormat): Part {
  const { data } = withPrintedValues(raw);
  const blank = unobservedOf(data);
  const sums = data.categories.map((_, i) =>
    data.series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0),
  );
  const most = Math.max(1, ...sums);
  const several = data.series.length > 1;
  // Months without a report would fill pages.
  const isLeftOut = (i: number) => several && kind === 'column' && sums[i] === 0;
  const lines = data.categories.map((name, i): Cell[] => [
    { words: name, head: true },
    ...(several
      ? data.series.map(({ values }): Cell => ({ words: number(values[i] ?? 0), align: 'right' }))
      : []),
    {
      words: blank.has(i) ? unobserved : (data.written?.[i] ?? number(sums[i] ?? 0)),
      bar: (sums[i] ?? 0) / most,
    },
  ]);
  const rows = lines.filter((_, i) => !isLeftOut(i));
  const rest: Cell[][] = data.rest
    ? [
        [
          { words: data.rest.category, head: true },
          ...(several ? data.series.map((): Cell => ({ words: '' })) : []),
          { words: number(data.rest.value) },
        ],
      ]
    : [];
  return {
    kind: 'table',
    widths: [3, ...(several ? data.series.map(() => 1) : []), 3],
    head: [
      { words: data.heading },
      ...(several ? data.series.map(({ label }): Cell => ({ words: label, align: 'right' })) : []),
      { words: several ? '' : (data.series[0]?.label ?? '') },
    ],
    rows: [...rows, ...rest],
  };
}
