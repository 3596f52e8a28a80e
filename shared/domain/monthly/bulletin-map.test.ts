import { caseRow } from '../../testing/cases';
import { packRows } from '../case-table/engine-pack';
import { bulletinMap, type DrawnIsland } from './bulletin-map';

const at = (case_eventyear: number, case_eventmonth: number | null, case_island: number | null) =>
  caseRow({ case_eventyear, case_eventmonth, case_island });
const TABLE = packRows([
  at(2025, 10, 11),
  at(2025, 11, 11),
  at(2026, 10, 11),
  at(2026, 10, 12),
  at(2026, null, 12),
  at(2026, 11, 12),
  at(2026, 9, null),
]);
const ISLANDS: DrawnIsland[] = [11, 12, 13].map((id) => ({ id, archi: 1, at: [210, -17], rings: [] }));

const counts = (
  month: number | null,
  silent: (island: number | null, month: number) => boolean = () => false,
) =>
  bulletinMap(
    TABLE,
    { country: 4, year: 2026, month },
    ISLANDS,
    ({ island }) =>
      (seen) =>
        !silent(island, seen.month),
  ).map(({ id, reports, months }) => [id, reports, months]);

test('islands have their reports of the twelve months that end with the month', () => {
  expect(counts(10)).toEqual([
    [11, 2, 12],
    [12, 1, 12],
    [13, 0, 12],
  ]);
});

test('a whole year counts the reports whose month is not known', () => {
  expect(counts(null)).toEqual([
    [11, 1, 12],
    [12, 3, 12],
    [13, 0, 12],
  ]);
});

test('an island says in how many months it was observed', () => {
  expect(counts(10, (island, month) => island === 13 || (island === 12 && month < 4))).toEqual([
    [11, 2, 12],
    [12, 1, 9],
    [13, 0, 0],
  ]);
});
