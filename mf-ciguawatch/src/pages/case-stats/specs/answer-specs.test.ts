import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { markFull } from '@ciguawatch/shared/domain/case-table/full-rows';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { caseRows, fullRow } from '@ciguawatch/shared/testing/cases';
import { fileOf } from '@ciguawatch/shared/ui/charts/chart-data';
import { editorSpecs, persistenceSpec } from './answer-specs';
import type { ChartLabels } from './chart-specs';
import { chartsOf } from './charts-of';

type Rows = ReturnType<typeof caseRows>;

function labelsOf(rows: Rows, full = true): ChartLabels {
  const table = packRows(rows);
  if (full) markFull(table, new Set([4]));
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
  const ids = (labels: ChartLabels) => chartsOf(labels).map(({ id }) => id);
  expect(ids(labelsOf(told, false))).toEqual(
    ids(labelsOf(told)).filter((id) => !['purchases', 'cares', 'reportDelay'].includes(id)),
  );
  expect(ids(labelsOf(told))).toHaveLength(12);
});
