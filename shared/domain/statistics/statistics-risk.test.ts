import { caseRow, caseRows } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { riskOf } from './statistics-risk';

const huahine = { case_island: 73, specie_id: 1, phenotype_id: 1 };
const table = packRows([
  ...caseRows(3, { ...huahine, case_eventyear: 2025, case_eventmonth: 12 }),
  caseRow({ ...huahine, case_eventyear: 2026, case_eventmonth: 2 }),
  caseRow({ ...huahine, case_eventyear: 2010, case_eventmonth: 2 }),
  caseRow({ case_island: 73, specie_id: 2, case_eventyear: 2026 }),
  caseRow({ case_island: 75, specie_id: 1, case_eventyear: 2026 }),
]);

test('a fish of an island is counted by year, with the fish elsewhere and the other fish here', () => {
  expect(riskOf(table, { island: 73, fish: { kind: 'specie', id: 1 }, years: [2024, 2025, 2026] })).toEqual({
    count: 4,
    byYear: [
      { key: 2024, count: 0 },
      { key: 2025, count: 3 },
      { key: 2026, count: 1 },
    ],
    last: { year: 2026, month: 2 },
    elsewhere: [{ key: 75, count: 1 }],
    elsewhereTotal: 5,
    others: [{ fish: { kind: 'specie', id: 2 }, count: 1, withResidents: 1 }],
    islandTotal: 5,
    islandLast: { year: 2026, month: 2 },
    parts: { fish: 4, group: 0, unnamed: 0, other: 1 },
    group: null,
    withResidents: 4,
    islands: [
      { key: 73, count: 5 },
      { key: 75, count: 1 },
    ],
  });
});

describe('reports that name only the group or no fish are counted as such', () => {
  const nukuHiva = { case_island: 92, case_eventyear: 2026 };
  const rows = packRows([
    ...caseRows(7, nukuHiva),
    ...caseRows(3, { ...nukuHiva, phenotype_id: 4 }),
    caseRow({ ...nukuHiva, specie_id: 11, phenotype_id: 4 }),
    caseRow({ ...nukuHiva, specie_id: 12 }),
    caseRow({ ...nukuHiva, specie_id: 30, phenotype_id: 5 }),
    ...caseRows(2, { ...nukuHiva, phenotype_id: 5 }),
    caseRow({ ...nukuHiva, case_eventyear: 2009, case_eventmonth: 11 }),
    caseRow({ ...nukuHiva, case_island: 75, specie_id: 12 }),
  ]);
  const jacks = { id: 4, species: [11, 12] };
  const ask = (kind: 'specie' | 'phenotype', id: number, phenotype = jacks) =>
    riskOf(rows, { island: 92, fish: { kind, id }, years: [2026], phenotype });

  test('a species has the count of its group, itself included', () => {
    expect(ask('specie', 11)).toMatchObject({
      count: 1,
      islandTotal: 15,
      parts: { fish: 1, group: 4, unnamed: 7, other: 3 },
      group: { id: 4, count: 5 },
    });
  });

  test('islands that the census counted together are counted together too, beside the island alone', () => {
    const counted = {
      island: 92,
      fish: { kind: 'specie', id: 12 },
      years: [2026],
      counted: [92, 75],
    } as const;
    expect(riskOf(rows, { ...counted, phenotype: jacks })).toMatchObject({
      count: 1,
      withResidents: 2,
      group: { count: 5, withResidents: 6 },
    });
  });

  test('a chosen group counts reports that name only one of its species, elsewhere too', () => {
    expect(ask('phenotype', 4)).toMatchObject({
      count: 5,
      parts: { fish: 5, group: 0, unnamed: 7, other: 3 },
      group: null,
      elsewhere: [{ key: 75, count: 1 }],
    });
  });

  test.each([
    ['specie', 11],
    ['specie', 12],
    ['specie', 99],
    ['phenotype', 4],
  ] as const)('the parts of %s %i add up to the island, and its other fish to their part', (kind, id) => {
    const { parts, islandTotal, others } = ask(kind, id);
    expect(parts.fish + parts.group + parts.unnamed + parts.other).toBe(islandTotal);
    expect(others.reduce((sum, { count }) => sum + count, 0)).toBe(parts.other);
  });

  test('other fish that only a group is known of are shown as that group', () => {
    expect(ask('specie', 11).others).toEqual([
      { fish: { kind: 'phenotype', id: 5 }, count: 2, withResidents: 2 },
      { fish: { kind: 'specie', id: 30 }, count: 1, withResidents: 1 },
    ]);
  });

  test('the latest case of the island may lie before the chosen years', () => {
    expect(ask('specie', 11).islandLast).toEqual({ year: 2009, month: 11 });
  });
});

test('the latest case of an island ignores later ones elsewhere', () => {
  const elsewhere = packRows([
    caseRow({ ...huahine, case_eventyear: 2025, case_eventmonth: 4 }),
    caseRow({ case_island: 75, specie_id: 1, case_eventyear: 2026, case_eventmonth: 9 }),
  ]);
  const ask = { island: 73, fish: { kind: 'specie', id: 1 } as const, years: [2025, 2026] };
  expect(riskOf(elsewhere, ask)).toMatchObject({
    last: { year: 2025, month: 4 },
    islandLast: { year: 2025, month: 4 },
  });
});

test('a group is asked by its phenotype', () => {
  expect(riskOf(table, { island: 73, fish: { kind: 'phenotype', id: 1 }, years: [2026] }).count).toBe(1);
});
