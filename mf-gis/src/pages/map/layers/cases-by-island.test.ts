import { PUBLIC_COLUMNS, type PublicRow } from '@ciguawatch/shared/domain/case-table/case-columns';
import { casesByIsland } from './cases-by-island';

const row = (part: Partial<PublicRow>) => {
  const whole = { case_country: 4, case_eventyear: 2026, case_island: 7, ...part };
  return PUBLIC_COLUMNS.map((column) => (whole as Partial<PublicRow>)[column] ?? null);
};

test('cases are counted by island, in one country and one year', () => {
  const rows = [row({}), row({}), row({ case_island: 9 }), row({ case_eventyear: 2025 })];
  const others = [row({ case_country: 5 }), row({ case_island: null })];
  expect([...casesByIsland([...rows, ...others], 4, 2026)]).toEqual([
    [7, 2],
    [9, 1],
  ]);
  expect(casesByIsland(rows, null, 2026).size).toBe(0);
});
