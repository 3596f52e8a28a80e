import { caseRow, caseRows } from '../../testing/cases';
import type { CaseFilter } from '../case-table/engine-filter';
import { packRows } from '../case-table/engine-pack';
import { reportsByYear, statisticsOf } from './statistics';

const y = (case_eventyear: number) => ({ case_eventyear, case_eventmonth: 3 });
const table = packRows([
  ...caseRows(2, { ...y(2026), gender: 'F', age_bucket: '0-10', specie_id: 4, case_island: 75 }),
  caseRow({
    ...y(2026),
    gender: 'M',
    mass_poisoning_nb: 5,
    history: '1',
    specie_part_flesh: true,
    specie_part_head: false,
  }),
  caseRow({ case_eventyear: 2026, mass_poisoning_nb: 2 }),
  caseRow({ ...y(2019), gsympt_delay: '2' }),
]);

test('the statistics of one filter hold every figure of the page', () => {
  const figures = statisticsOf(table, { years: [2026] });
  expect(figures).toMatchObject({
    reports: 4,
    people: 9,
    species: [{ key: 4, count: 2 }],
    islands: [{ key: 75, count: 2 }],
    genders: [1, 2, 1, 0],
    histories: [3, 0, 1, 0],
    meals: { individual: 0, collective: 2, unknown: 2 },
    latest: { year: 2026, month: 3 },
    partsAnswered: 1,
  });
  expect(figures.ages[0]).toBe(2);
  expect(figures.ages[1]).toBe(2);
  expect(figures.parts.map(({ count }) => count)).toEqual([0, 1, 0, 0]);
});

test('the strip of years ignores the years chosen and keeps the other filters', () => {
  expect(reportsByYear(table, { years: [2026] })).toEqual([
    { key: 2019, count: 1 },
    { key: 2026, count: 4 },
  ]);
  expect(reportsByYear(table, { species: [4] })).toEqual([{ key: 2026, count: 2 }]);
});

test('meals are of one person, of several, or not known', () => {
  const rows = packRows([
    ...caseRows(3, { mass_poisoning: false }),
    ...caseRows(2, { mass_poisoning_nb: 4 }),
    caseRow({}),
  ]);
  expect(statisticsOf(rows, {}).meals).toEqual({ individual: 3, collective: 2, unknown: 1 });
});

test('a fish is named by its species, its group or both', () => {
  const fish = (specie_id: number | null, phenotype_id: number | null) =>
    caseRow({ specie_id, phenotype_id });
  const rows = packRows([fish(4, null), fish(null, 2), fish(4, 2), fish(null, null), fish(null, null)]);
  expect(statisticsOf(rows, {}).fishNamed).toBe(3);
});

test('an outbreak is what was reported, whatever fish or meal is chosen', () => {
  const six = packRows([
    ...caseRows(4, { ...y(2026), case_island: 92, specie_id: 1 }),
    ...caseRows(2, { ...y(2026), case_island: 92, specie_id: 2, mass_poisoning: false }),
  ]);
  const months = [{ island: 92, year: 2026, month: 3, count: 6 }];
  const fish: CaseFilter[] = [
    { species: [1] },
    { phenotypes: [9] },
    { species: [1], phenotypes: [9] },
    { meal: 'collective' },
    { species: [1], meal: 'collective' },
  ];
  for (const chosen of fish) {
    expect(statisticsOf(six, chosen).outbreaks).toEqual(months);
    // The filter's places and times still restrict the outbreaks.
    for (const elsewhere of [{ years: [2025] }, { months: [4] }, { islands: [1] }])
      expect(statisticsOf(six, { ...chosen, ...elsewhere }).outbreaks).toEqual([]);
  }
  expect(statisticsOf(six, { years: [2025] }).outbreaks).toEqual([]);
});

test('the latest case is given whatever the years chosen', () => {
  expect(statisticsOf(table, { years: [1999] }).latest).toEqual({ year: 2026, month: 3 });
  expect(statisticsOf(table, { months: [12] }).latest).toEqual({ year: 2026, month: 3 });
  expect(statisticsOf(table, { years: [1999], months: [12] }).latest).toEqual({ year: 2026, month: 3 });
  // The other parts of the filter still apply.
  expect(statisticsOf(table, { islands: [1] }).latest).toBeNull();
  expect(statisticsOf(table, { years: [1999], islands: [1] }).latest).toBeNull();
});
