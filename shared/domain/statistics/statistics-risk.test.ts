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
