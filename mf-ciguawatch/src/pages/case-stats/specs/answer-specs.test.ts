import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { markFullRows } from '@ciguawatch/shared/domain/case-table/full-rows';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { caseRows, fullRow } from '@ciguawatch/shared/testing/cases';
import { fileOf } from '@ciguawatch/shared/ui/charts/chart-data';
import { editorSpecs, persistenceSpec } from './answer-specs';
import type { ChartLabels } from './chart-specs';
import { chartsOf } from './charts-of';
import { classSpecs } from './class-spec';
import type { MonthSpan } from './time-marks';

type Rows = ReturnType<typeof caseRows>;

function labelsOf(rows: Rows, full = true): ChartLabels {
  const table = packRows(rows);
  if (full) markFullRows(table, new Set([4]));
  return {
    figures: statisticsOf(table, {}),
    t: (key, vars) => `${key} ${Object.values(vars ?? {}).join(' ')}`.trim(),
    d: (key) => key,
    number: String,
    period: '2023 to 2026',
    list: (names: readonly string[]) => names.join(' + '),
    percent: (share) => `${Math.round(share * 100)} %`,
    month: (month, year) => `${year}-${month}`,
    specie: String,
    phenotype: String,
    island: String,
    threshold: () => ({ threshold: '5', count: 5 }),
    rateAlert: 100,
  };
}

const SPAN: MonthSpan = {
  ...{ years: [], months: [], today: { year: 2026, month: 4, day: 20 }, delay: 8 },
  isObserved: ({ year }) => year === 2026,
};

test('persistence is shown with its base, its exact interval and the unknown answers', () => {
  const rows = [
    ...caseRows(12, { gsympt_persist: true }),
    ...caseRows(28, { gsympt_persist: false }),
    ...caseRows(9),
  ];
  const { data, sentence, column } = persistenceSpec(labelsOf(rows, false));
  expect(column).toBe('gsympt_persist');
  expect(fileOf(data, 'sum', '')).toEqual({
    head: ['stats.persistence', 'stats.cases', 'stats.shareOfBase 40', 'stats.lowShare', 'stats.highShare'],
    rows: [
      ['answer.yes', 12, 30, 16.6, 46.5],
      ['answer.no', 28, 70, 53.5, 83.4],
      ['stats.unknown', 9, '', '', ''],
    ],
  });
  expect(data.paper).toEqual({
    values: ['stats.shareOfPaper 30 % 17 % 47 % 12', 'stats.shareOfPaper 70 % 53 % 83 % 28', '9'],
    note: 'stats.sharesPaper 40',
  });
  // Every bar has an interval, except that of unknown answers.
  expect(data.intervals?.map(({ low, high }) => [Math.round(low), Math.round(high)])).toEqual([
    [7, 19],
    [21, 33],
  ]);
  expect(sentence).toBe('stats.persistenceSay 30 % 17 % 47 % 12 40 stats.notKnown 9');
});

test('without answers the sentence says so instead of stating a share', () => {
  const { data, sentence } = persistenceSpec(labelsOf(caseRows(3), false));
  expect(sentence).toBe('stats.noneGives 3');
  expect(data.categories).toEqual(['stats.unknown']);
  expect(data.intervals ?? []).toEqual([]);
  expect(data.extra).toBeUndefined();
});

const told = [
  fullRow({ case_purchase_place_type: '3', care: '1', report_days: 1 }),
  fullRow({ case_purchase_place_type: '3', care: 'N', report_days: 12 }),
  fullRow({ case_purchase_place_type: 'U', care: 'U' }),
  fullRow({}),
];

test('editors see place of purchase, care and days to the report, from the full rows they loaded', () => {
  const [purchases, cares, days] = editorSpecs(labelsOf([...told, ...caseRows(5, { case_country: 3 })]));
  const entries = (spec = purchases) =>
    spec?.data.categories.map((name, i) => [name, spec.data.series[0]?.values[i]]);
  expect(entries()).toEqual([
    ['purchase_place_type.3', 2],
    ['purchase_place_type.U', 1],
    ['stats.unknown', 1],
  ]);
  expect(purchases?.of).toEqual({ based: 4, left: 5, withheld: false });
  expect(purchases?.sentence).toMatch(
    /^stats.mostSay purchase_place_type.3 67 % 9 % 99 % 2 3 stats.notKnown 1$/,
  );
  expect(entries(cares)).toEqual([
    ['med_type.1', 1],
    ['stats.careSomewhere', 1],
    ['stats.careNone', 1],
    ['stats.unknown', 1],
  ]);
  expect(cares?.sentence).toMatch(/^stats.caresSay 67 % 9 % 99 % 2 3 stats.notKnown 1$/);
  expect(entries(days)).toEqual([
    ['stats.daysFirst 1', 1],
    ['stats.daysSpan 8 30', 1],
    ['stats.unknown', 2],
  ]);
  expect(days?.sentence).toBe('stats.reportDelaySay 2 6.5 3.75 9.25 stats.notKnown 2');
});

test('a reader of public rows sees no chart of withheld columns', () => {
  const ids = (labels: ChartLabels) => chartsOf(labels, SPAN).map(({ id }) => id);
  expect(ids(labelsOf(told, false))).toEqual(
    ids(labelsOf(told)).filter((id) => !['purchases', 'cares', 'reportDelay'].includes(id)),
  );
  expect(ids(labelsOf(told))).toHaveLength(12);
});

const classed = (case_class: 'probable' | 'suspected', case_eventyear: number, case_eventmonth: number) =>
  fullRow({ case_class }, { case_eventyear, case_eventmonth });
const stack = (spec: ReturnType<typeof classSpecs>[number] | undefined) =>
  spec?.data.series.map(({ label, values }) => [label, ...values]);

test('editors see the reports of each month stacked by class; the public sees none of it', () => {
  const rows = [
    classed('probable', 2025, 11),
    classed('suspected', 2026, 2),
    classed('suspected', 2026, 2),
    classed('suspected', 2026, 2),
    classed('probable', 2026, 2),
  ];
  const span = { ...SPAN, months: [2, 3, 11] };
  const [spec] = classSpecs(labelsOf(rows), span);
  expect(spec?.kind).toBe('column');
  expect(spec?.data.codes).toEqual(['2025-02', '2025-03', '2025-11', '2026-02', '2026-03']);
  expect(spec?.data.groups).toEqual([
    { title: '2025', size: 3 },
    { title: '2026', size: 2 },
  ]);
  expect(stack(spec)).toEqual([
    ['case_class.confirmed', 0, 0, 0, 0, 0],
    ['case_class.probable', 0, 0, 1, 1, 0],
    ['case_class.suspected', 0, 0, 0, 3, 0],
    ['case_class.not_fitting', 0, 0, 0, 0, 0],
    ['case_class.unclassified', 0, 0, 0, 0, 0],
  ]);
  // Not observed is hatched, not zero; a month without a report was observed.
  expect(spec?.data.gaps?.map(({ from, to }) => [from, to])).toEqual([[0, 1]]);
  expect(spec?.sentence).toBe('stats.classesSay case_class.suspected 3 5 60 %');
  expect(classSpecs(labelsOf(rows, false), span)).toEqual([]);
});

test('more than eight years are stacked by year, and the last month says that reports are still to come', () => {
  const rows = Array.from({ length: 9 }, (_, i) => classed('probable', 2018 + i, 3));
  const [years] = classSpecs(labelsOf(rows), SPAN);
  expect(years?.data.codes).toEqual(rows.map((_, i) => String(2018 + i)));
  expect(stack(years)?.[1]).toEqual(['case_class.probable', ...rows.map(() => 1)]);
  const early = { ...SPAN, today: { year: 2026, month: 4, day: 3 } };
  const [months] = classSpecs(labelsOf([classed('probable', 2026, 3)]), early);
  expect(months?.sentence).toMatch(/arrival.say stats.runningSay 2026-4 arrival.delay$/);
  expect(months?.data.partly).toEqual([2, 3]);
});

test('that reports are still to come is said once for all the months it holds for', () => {
  const late = { ...SPAN, today: { year: 2026, month: 4, day: 3 }, delay: 50 };
  const [months] = classSpecs(labelsOf([classed('probable', 2026, 3)]), late);
  expect(months?.sentence.match(/arrival\.say/g)).toHaveLength(1);
  expect(months?.data.partly?.length).toBeGreaterThan(2);
});
