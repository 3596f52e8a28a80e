import { caseRow, caseRows } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { riskLevel, riskOf } from './statistics-risk';

const huahine = { case_island: 73, specie_id: 1, phenotype_id: 1 };
const table = packRows([
  ...caseRows(3, { ...huahine, case_eventyear: 2025, case_eventmonth: 12 }),
  caseRow({ ...huahine, case_eventyear: 2026, case_eventmonth: 2 }),
  caseRow({ ...huahine, case_eventyear: 2010, case_eventmonth: 2 }),
  caseRow({ case_island: 73, specie_id: 2, case_eventyear: 2026 }),
  caseRow({ case_island: 75, specie_id: 1, case_eventyear: 2026 }),
]);

test('a pair is told by year, with the fish elsewhere and the other fish here', () => {
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
    others: [{ key: 2, count: 1 }],
    islandTotal: 5,
    unnamed: 0,
    phenotype: null,
  });
});

test('reports that name only the group, or nothing, are not invisible', () => {
  const nukuHiva = { case_island: 92, case_eventyear: 2026 };
  const rows = packRows([
    ...caseRows(7, nukuHiva),
    ...caseRows(3, { ...nukuHiva, phenotype_id: 4 }),
    caseRow({ ...nukuHiva, specie_id: 11, phenotype_id: 4 }),
    caseRow({ ...nukuHiva, specie_id: 12 }),
    caseRow({ ...nukuHiva, specie_id: 30 }),
    caseRow({ ...nukuHiva, case_island: 75, phenotype_id: 4 }),
  ]);
  const asked = { island: 92, fish: { kind: 'specie', id: 11 } as const, years: [2026] };
  expect(riskOf(rows, { ...asked, phenotype: { id: 4, species: [11, 12] } })).toMatchObject({
    count: 1,
    islandTotal: 13,
    unnamed: 7,
    phenotype: { id: 4, count: 5, only: 3 },
  });
});

test('a group is asked by its phenotype', () => {
  expect(riskOf(table, { island: 73, fish: { kind: 'phenotype', id: 1 }, years: [2026] }).count).toBe(1);
});

test('words follow the number of reports', () => {
  expect([0, 1, 3, 4, 9, 10, 400].map(riskLevel)).toEqual([
    'none',
    'little',
    'little',
    'often',
    'often',
    'very',
    'very',
  ]);
});
