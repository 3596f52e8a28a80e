import { caseRow, caseRows } from '../../testing/cases';
import { selectRows } from '../case-table/engine-filter';
import { packRows } from '../case-table/engine-pack';
import { runQuery } from './engine-query';
import { statisticsOf } from './statistics';
import { topEntries } from './statistics-counts';
import { casesByMonth } from './statistics-months';
import { riskOf } from './statistics-risk';

const months = (table: ReturnType<typeof packRows>) =>
  casesByMonth(table, selectRows(table)).map(({ year, month, cases }) => [year, month, cases]);

describe('cases by month', () => {
  test('January and months of other years are counted separately', () => {
    const at = (case_eventyear: number, case_eventmonth: number) =>
      caseRow({ case_eventyear, case_eventmonth });
    // The two months are twelve years and one month apart; a key that mixes year and month would merge them.
    expect(months(packRows([at(2026, 1), at(2014, 2), at(2026, 1), at(2025, 12)]))).toEqual([
      [2014, 2, 1],
      [2025, 12, 1],
      [2026, 1, 2],
    ]);
  });

  test('a meal counts once, in the earliest month of its reports, whatever their numbers', () => {
    const table = packRows([
      caseRow({ id: 1, case_eventyear: 2026, case_eventmonth: 11, mass_poisoning_nb: 7, meal_group: 5 }),
      caseRow({ id: 2, case_eventyear: 2026, case_eventmonth: 10, mass_poisoning_nb: 2, meal_group: 5 }),
      caseRow({ id: 3, case_eventyear: 2026, case_eventmonth: 11 }),
    ]);
    expect(months(table)).toEqual([
      [2026, 10, 7],
      [2026, 11, 1],
    ]);
  });
});

test('people of reports without a month are counted, and nobody twice', () => {
  const people = (rows: Parameters<typeof packRows>[0]) => statisticsOf(packRows(rows), {}).people;
  expect(people([caseRow({ case_eventyear: 2026, case_eventmonth: 1, mass_poisoning_nb: 3 })])).toBe(3);
  expect(people([caseRow({ case_eventyear: 2026 })])).toBe(1);
  expect(people([caseRow({ case_eventyear: 2026, mass_poisoning_nb: 4 })])).toBe(4);
  expect(people([caseRow({ case_eventmonth: 5 }), caseRow({})])).toBe(2);
});

test('parts count for those who said of one at least whether it was eaten', () => {
  const { parts, partsAnswered } = statisticsOf(
    packRows([
      caseRow({ specie_part_head: true, specie_part_viscera: true }),
      caseRow({ specie_part_eggs: false }),
      caseRow({ specie_part_viscera: true }),
      caseRow({}),
    ]),
    {},
  );
  expect(partsAnswered).toBe(3);
  expect(parts.map(({ key, count }) => [key, count])).toEqual([
    ['specie_part_head', 1],
    ['specie_part_flesh', 0],
    ['specie_part_eggs', 0],
    ['specie_part_viscera', 2],
  ]);
});

test('an entry with a single report is shown, and equal ones keep their order', () => {
  const entries = [
    { key: 'b', count: 1 },
    { key: 'none', count: 0 },
    { key: 'a', count: 1 },
    { key: 'most', count: 3 },
  ];
  expect(topEntries(entries).map(({ key }) => key)).toEqual(['most', 'b', 'a']);
  expect(entries[0]?.key).toBe('b');
});

describe('the risk of a fish on an island', () => {
  const at = { case_island: 73, case_eventyear: 2026 };
  const table = packRows([
    caseRow({ ...at, specie_id: 1, phenotype_id: 9, case_eventmonth: 1 }),
    caseRow({ ...at, specie_id: 2, phenotype_id: 9 }),
    caseRow({ ...at, specie_id: 3, phenotype_id: 8, case_eventmonth: 7 }),
    caseRow({ ...at, specie_id: 4, phenotype_id: 1, case_eventmonth: 8 }),
  ]);
  const ask = (kind: 'specie' | 'phenotype', id: number) =>
    riskOf(table, { island: 73, fish: { kind, id }, years: [2026] });

  test('a group is not the species of the same number', () => {
    expect(ask('phenotype', 9)).toMatchObject({ count: 2, last: { year: 2026, month: 1 } });
    expect(ask('specie', 9)).toMatchObject({ count: 0, last: null });
    expect(ask('specie', 1)).toMatchObject({ count: 1, elsewhereTotal: 1 });
  });

  test('the other fish of the island are those that are not of the group asked', () => {
    const others = (kind: 'specie' | 'phenotype', id: number) =>
      ask(kind, id).others.map(({ fish }) => `${fish.kind} ${fish.id}`);
    expect(others('phenotype', 9)).toEqual(['specie 3', 'specie 4']);
    expect(others('specie', 1)).toEqual(['specie 2', 'specie 3', 'specie 4']);
  });

  test('a report without a month has no last month', () => {
    expect(ask('specie', 2)).toMatchObject({ count: 1, last: null });
  });
});

test('a popup tells unnamed fish from those of a group', () => {
  const table = packRows([
    ...caseRows(3, { case_island: 73 }),
    caseRow({ case_island: 73, phenotype_id: 4 }),
    caseRow({ case_island: 73, phenotype_id: 4, specie_id: 1 }),
  ]);
  expect(runQuery(table, 'place', { filter: { islands: [73] } })).toMatchObject({
    species: [{ key: 1, count: 1 }],
    phenotypes: [{ key: 4, count: 1 }],
    unknown: 3,
  });
});

test('of one year, the later month comes first among the latest', () => {
  const rows = [2, 5, 3].map((case_eventmonth, i) =>
    caseRow({ id: i + 1, case_eventyear: 2026, case_eventmonth }),
  );
  expect(runQuery(packRows(rows), 'latest', { filter: {}, most: 3 })).toEqual([2, 3, 1]);
});
