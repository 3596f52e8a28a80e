import { packRows } from '@ciguawatch/shared/domain/case-table/engine-pack';
import { statisticsOf } from '@ciguawatch/shared/domain/statistics/statistics';
import { csvText, forSpreadsheets } from '@ciguawatch/shared/domain/text/files/csv';
import { caseRow, caseRows } from '@ciguawatch/shared/testing/cases';
import { type ChartData, fileOf, tableOf } from '@ciguawatch/shared/ui/charts/chart-data';
import { rowsTable } from '../../figures/rows-table';
import { type ChartLabels, leaderSentence } from './chart-specs';
import { agesSpec, delaysSpec, gendersSpec, mealsSpec, partsSpec } from './choice-specs';
import { monthsSpec } from './months-spec';
import { rankedSpecs } from './ranked-specs';
import { ratesSpec } from './rates-spec';
import { symptomsSpec } from './symptoms-spec';

const rows = [
  ...caseRows(3, {
    gender: 'F',
    age_bucket: '31-40',
    specie_id: 1,
    sympt_nausea: '2',
    specie_part_flesh: true,
  }),
  caseRow({ gender: 'U', specie_id: 2, sympt_nausea: 'N', gsympt_delay: '1', mass_poisoning_nb: 2 }),
  caseRow({ gsympt_delay: '4', case_island: 75, case_geom: [-151.5, -16.8] }),
];
const labels: ChartLabels = {
  figures: statisticsOf(packRows(rows), {}),
  t: (key, vars) => `${key} ${Object.values(vars ?? {}).join(' ')}`.trim(),
  d: (key, vars) => `${key} ${key.startsWith('arrival') ? Object.values(vars ?? {}).join(' ') : ''}`.trim(),
  number: String,
  period: '2023 to 2026',
  list: (names: readonly string[]) => names.join(' + '),
  percent: (share) => `${Math.round(share * 100)} %`,
  month: (month, year) => `${year}-${month}`,
  specie: (id) => `species ${id}`,
  phenotype: (id) => `group ${id}`,
  island: (id) => `island ${id}`,
  threshold: () => ({ threshold: '5', count: 5 }),
  rateAlert: 100,
};
const entriesOf = (spec: {
  data: { categories: readonly string[]; series: readonly { values: readonly number[] }[] };
}) => spec.data.categories.map((name, i) => [name, spec.data.series[0]?.values[i]]);

test('unknown and unanswered count as one; choices nobody made are left out', () => {
  expect(entriesOf(gendersSpec(labels))).toEqual([
    ['gender.F', 3],
    ['stats.unknown', 2],
  ]);
  expect(entriesOf(mealsSpec(labels))).toEqual([
    ['stats.meal_collective', 1],
    ['stats.unknown', 4],
  ]);
  expect(entriesOf(partsSpec(labels))).toEqual([['part.specie_part_flesh', 3]]);
});

test('an axis keeps its empty classes; rows nobody chose are left out', () => {
  expect(agesSpec(labels).data.categories).toHaveLength(8);
  expect(entriesOf(delaysSpec(labels))).toEqual([
    ['gsympt_delay.4', 1],
    ['stats.unknown', 4],
  ]);
});

test('symptoms say their share of those who answered', () => {
  const spec = symptomsSpec(labels);
  expect(spec.data.categories).toEqual(['symptom.sympt_nausea']);
  expect(spec.sentence).toBe('stats.symptomsSay symptom.sympt_nausea 2023 to 2026 3 4 75 %');
});

test.each([
  [[3, 1], 'name a'],
  [[24, 24], 'stats.tied a + b 24 2023 to 2026'],
  [[57, 57, 57, 2], 'stats.tied a + b + c 57 2023 to 2026'],
  [[2, 2, 2, 2], 'stats.tiedMany 4 2 2023 to 2026'],
  [[0, 0], ''],
])('of %j all tied leaders are named, or none', (counts, said) => {
  const entries = counts.map((count, i) => ({ name: 'abcd'[i] ?? '', count }));
  expect(leaderSentence(entries, labels, ({ name }) => `name ${name}`)).toBe(said);
});

test('the month that is not over is marked in the chart, its key and its sentence', () => {
  const { data, sentence } = monthsSpec(
    { ...labels, figures: statisticsOf(packRows(inYear(2026, [1, 4])), {}) },
    { years: [2026], months: [], today: { year: 2026, month: 4, day: 20 }, delay: 8, isObserved: () => true },
  );
  expect(data.categories).toEqual(['2026-1', '2026-2', '2026-3', 'stats.soFar 2026-4']);
  expect(data.partly).toEqual([3]);
  expect(data.key).toContainEqual({ mark: 'partly', text: 'stats.runningSay 2026-4 arrival.delay 8' });
  expect(sentence).toContain('stats.runningSay 2026-4');
});

test('a month that just ended is incomplete as long as half of its reports take', () => {
  const on = (day: number, delay: number | null) =>
    monthsSpec(
      { ...labels, figures: statisticsOf(packRows(inYear(2026, [1, 4])), {}) },
      { years: [2026], months: [], today: { year: 2026, month: 4, day }, delay, isObserved: () => true },
    );
  expect(on(8, 8).data.categories[2]).toBe('arrival.incomplete 2026-3');
  expect(on(8, 8).data.partly).toEqual([2, 3]);
  expect(on(8, 8).sentence).toContain('arrival.say 2026-3 stats.runningSay 2026-4 arrival.delay 8');
  expect(on(9, 8).data.categories[2]).toBe('2026-3');
  const unknown = on(9, null);
  expect(unknown.data.categories[2]).toBe('arrival.incomplete 2026-3');
  expect(unknown.sentence).not.toContain('arrival.delay');
});

test('the most reported come first, and the sentence names the first', () => {
  const { species } = rankedSpecs(labels);
  expect(entriesOf(species)).toEqual([
    ['species 1', 3],
    ['species 2', 1],
  ]);
  expect(species.sentence).toContain('species 1 3');
  expect(species.data.pages).toEqual(['/fishbase/specie/1', '/fishbase/specie/2']);
  // Reports without a species are in the table and the sentence, but have no bar, which would dwarf the
  // others.
  expect(tableOf(species.data, 'sum').rows.at(-1)).toEqual(['stats.notNamed', 1, '']);
  expect(species.sentence).toContain('stats.notNamed 1');
});

test('shares are of those who answered, and the head of the column says how many', () => {
  const shares = ({ data }: { data: ChartData }) => [
    data.extra?.[0]?.label,
    ...(data.extra?.[0]?.values ?? []),
  ];
  expect(shares(gendersSpec(labels))).toEqual(['stats.shareOfBase 3', 100, '']);
  expect(shares(rankedSpecs(labels).species)).toEqual(['stats.shareOfBase 4', 75, 25]);
  expect(shares(delaysSpec(labels))).toEqual(['stats.shareOfBase 1', 100, '']);
});

test('of the groups, those who named a species answered too', () => {
  const table = packRows([
    ...caseRows(2, { specie_id: 1, phenotype_id: 7 }),
    caseRow({ specie_id: 9 }),
    caseRow({ phenotype_id: 7 }),
    caseRow({}),
  ]);
  const { data } = rankedSpecs({ ...labels, figures: statisticsOf(table, {}) }).phenotypes;
  expect(tableOf(data, 'sum')).toEqual({
    head: ['stats.group', 'stats.cases', 'stats.shareOfBase 4'],
    rows: [
      ['group 7', 3, 75],
      ['stats.noGroup', 1, 25],
      ['stats.notNamed', 1, ''],
    ],
  });
});

test('unobserved months are not zeros', () => {
  const data = packRows(caseRows(2, { case_eventyear: 2026, case_eventmonth: 2 }));
  const spec = monthsSpec(
    { ...labels, figures: statisticsOf(data, {}) },
    {
      years: [2026],
      months: [],
      today: { year: 2026, month: 4, day: 20 },
      delay: 8,
      isObserved: ({ month }) => month === 3,
    },
  );
  expect(spec.data.gaps).toMatchObject([
    { from: 0, to: 0, detail: '2026-1' },
    { from: 3, to: 3, detail: '2026-4' },
  ]);
  expect(tableOf(spec.data, 'sum', '?').rows.map((row) => row[1])).toEqual(['?', 2, 0, '?']);
});

test('a month or year that leaves islands out is hatched behind its bar and says how many', () => {
  const data = packRows(caseRows(2, { case_eventyear: 2017, case_eventmonth: 2 }));
  const of = { ...labels, figures: statisticsOf(data, {}) };
  const span = {
    ...{ years: [2017], months: [1, 2, 3], today: { year: 2026, month: 4, day: 20 }, delay: 8 },
    isObserved: ({ month }: { month: number }) => month < 3,
    silentIn: (_: readonly number[], [month]: readonly number[]) => (month === 1 ? 0 : 23),
  };
  const spec = monthsSpec(of, span);
  expect(spec.data.partly).toEqual([1]);
  expect(spec.data.tips?.map((lines) => lines.at(-1))).toEqual([
    'stats.peopleIllAtLeast 0',
    'stats.tipSilent 23',
    'stats.gap',
  ]);
  expect(spec.data.key).toContainEqual({ mark: 'partly', text: 'stats.keySilent' });
  const { head, rows } = fileOf(spec.data, 'sum', '–');
  expect(rows.map((row) => row[head.indexOf('stats.silentIslands')])).toEqual([0, 23, '']);
  expect(monthsSpec(of, { ...span, silentIn: () => 0 }).data.extra).toHaveLength(2);

  const years = monthsSpec(of, {
    ...span,
    years: [...Array(9).keys()].map((i) => 2010 + i),
    months: [2],
  }).data;
  expect(years.partly).toHaveLength(9);
  expect(years.tips?.[7]).toContain('stats.tipSilent 23');
  expect(years.key?.map(({ text }) => text)).toContain('stats.keySilent');
  expect(years.extra?.map(({ label }) => label)).toContain('stats.silentIslands');
});

const UNIT = {
  islands: [75],
  residents: 900,
  census: 2022,
  country: 4,
  count: 3,
  rate: 12,
  low: 5,
  high: 30,
};

const ALL_RATED = {
  noIsland: 0,
  noPopulation: { count: 0, islands: [] },
  notObserved: { count: 0, islands: [] },
};

test('reports without a rate are said with their reason, and only with it', () => {
  const some = { ...ALL_RATED, noIsland: 2, noPopulation: { count: 9, islands: [5, 6, 7, 8] } };
  expect(ratesSpec([UNIT], ALL_RATED, 4, labels).sentence).not.toContain('noRate');
  expect(ratesSpec([UNIT], some, 4, labels).sentence).toMatch(
    /stats.noRate stats.noRateIsland 2, stats.noRate_noPopulation 9 island 5, island 6, island 7, …$/,
  );
  const none = ratesSpec([], { ...ALL_RATED, notObserved: { count: 4, islands: [5] } }, 0, labels);
  expect(none.emptyText).toBe('stats.noRate stats.noRate_notObserved 4 island 5');
});

test('the alert level is a line, but not where it would make all bars alike', () => {
  const { data } = ratesSpec([UNIT], ALL_RATED, 4, labels);
  expect([data.limit, data.key]).toEqual([100, [{ mark: 'limit', text: 'stats.keyRateAlert 100' }]]);
  const low = ratesSpec([{ ...UNIT, rate: 2, low: 1, high: 4 }], ALL_RATED, 4, labels).data;
  expect([low.limit, low.key]).toEqual([undefined, []]);
});

test('a year that was observed in part is marked, and said with its months', () => {
  const reported = packRows(
    Array.from({ length: 9 }, (_, i) => caseRow({ case_eventyear: 2018 + i, case_eventmonth: 2 })),
  );
  const { data } = monthsSpec(
    { ...labels, figures: statisticsOf(reported, {}) },
    {
      years: [],
      months: [],
      today: { year: 2026, month: 12, day: 20 },
      delay: 8,
      isObserved: ({ year }) => year !== 2020,
    },
  );
  expect(data.categories).toHaveLength(9);
  expect(data.partly).toEqual([2, 8]);
  expect(data.key).toContainEqual({ mark: 'partly', text: 'stats.keyPartly' });
  expect(data.tips?.[2]?.[0]).toBe('2020 · stats.overMonthsOf 1 12');
  expect(data.extra?.[1]).toEqual({
    label: 'stats.monthsObservedOf 12',
    values: [12, 12, 1, 12, 12, 12, 12, 12, 12],
  });
});

const inYear = (case_eventyear: number, months: (number | null)[]) =>
  months.map((case_eventmonth) => caseRow({ case_eventyear, case_eventmonth }));

test('a year counts the reports whose month is not known, and is not silent because of them', () => {
  const reported = packRows([
    ...inYear(2002, [null]),
    ...inYear(2009, [1, 2, 2, null, null, null]),
    ...inYear(2018, [5, null]),
  ]);
  const { data, sentence } = monthsSpec(
    { ...labels, figures: statisticsOf(reported, {}) },
    {
      years: [],
      months: [],
      today: { year: 2018, month: 12, day: 20 },
      delay: 8,
      isObserved: ({ year }) => year >= 2004,
    },
  );
  const { rows } = tableOf(data, 'sum', '–');
  const line = (year: string) => rows.find(([name]) => name === year)?.slice(0, 4);
  expect(line('2002')).toEqual(['2002', 1, 1, 0]);
  expect(line('2003')).toEqual(['2003', '–', '', 0]);
  expect(line('2009')).toEqual(['2009', 6, 6, 12]);
  expect(line('stats.soFar 2018')).toEqual(['stats.soFar 2018', 2, 2, 12]);
  expect(data.partly).toEqual([0, 16]);
  expect(sentence).toBe(
    'stats.peopleSayAtLeast 9 stats.yearsSay 2009 6 stats.runningSay 2018 arrival.delay 8 stats.peopleBoundSay stats.peopleBound stats.peopleUnknown 9',
  );
});

test('months have a line of what has no month, for the table and the file, and their year counts it', () => {
  const reported = packRows([
    ...inYear(2018, [5, 6, null]),
    caseRow({ case_eventyear: 2018, mass_poisoning_nb: 4 }),
  ]);
  const spec = monthsSpec(
    { ...labels, figures: statisticsOf(reported, {}) },
    { years: [2018], months: [], today: { year: 2026, month: 4, day: 20 }, delay: 8, isObserved: () => true },
  );
  expect(fileOf(spec.data, 'sum', '').rows.at(-1)).toEqual(['stats.monthUnknown', 5, 2, '']);
  expect(spec.data.groups?.[0]?.notes).toEqual(['stats.groupNote 7 12', '7']);
  expect(spec.count).toContain('stats.peopleIllAtLeast 7');
  expect(spec.sentence).toContain('stats.undrawn_month 5');
});

test('a year of which no month is known is drawn by year', () => {
  const { data } = monthsSpec(
    { ...labels, figures: statisticsOf(packRows(inYear(2002, [null])), {}) },
    {
      years: [2002],
      months: [],
      today: { year: 2026, month: 4, day: 20 },
      delay: 8,
      isObserved: () => false,
    },
  );
  expect(tableOf(data, 'sum', '–').rows[0]?.slice(0, 3)).toEqual(['2002', 1, 1]);
});

test('official cases of a year stand over its column, and in the table with the share that is held', () => {
  const reported = packRows(
    Array.from({ length: 9 }, (_, i) => caseRow({ case_eventyear: 2015 + i, case_eventmonth: 2 })),
  );
  const { data } = monthsSpec(
    { ...labels, figures: statisticsOf(reported, {}) },
    {
      ...{
        years: [],
        months: [],
        today: { year: 2023, month: 12, day: 20 },
        delay: 8,
        isObserved: () => true,
      },
      official: [{ year: 2017, cases: 333, held: 99 }],
    },
  );
  expect(data.references?.slice(0, 4)).toEqual([null, null, 333, null]);
  expect(data.key).toContainEqual({ mark: 'official', text: 'stats.keyOfficial' });
  const { head, rows: lines } = tableOf(data, 'sum', '–');
  const at = head.indexOf('stats.official');
  expect(lines[2]?.slice(at, at + 2)).toEqual([333, 29.7]);
  expect(lines[3]?.slice(at, at + 2)).toEqual(['', '']);
});

test('a rate comes with its interval', () => {
  const unit = {
    islands: [75],
    residents: 12000,
    census: 2022,
    country: 4,
    count: 3,
    rate: 2.512,
    low: 0.52,
    high: 7.31,
  };
  const { data } = ratesSpec([unit], ALL_RATED, 3.9, labels);
  expect(data.series[0]?.values).toEqual([2.5]);
  expect(data.intervals?.[0]).toEqual({ low: 0.52, high: 7.31 });
  expect(data.extra?.map(({ values }) => values[0])).toEqual([0.5, 7.3, 3, 12000, '2022']);
  expect(data.paper).toEqual({ values: ['stats.rateOfPaper 2.5 0.5 7.3'], note: 'stats.ratesPaper' });
});

test('rows are saved with the names of the specification, the point in two columns', () => {
  const [head = '', ...lines] = csvText(rowsTable(rows), forSpreadsheets(['fr_FR'])).split('\r\n');
  expect(head).toContain('case_island;case_island_name;longitude;latitude;age_bucket');
  expect(lines[4]).toContain(';75;;-151,5;-16,8;');
});
