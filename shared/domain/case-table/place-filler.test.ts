import { caseRow } from '../../testing/cases';
import { packRows } from './engine-pack';
import { type KnownPlace, placeFiller, withholdByMeal } from './place-filler';
import type { Withheld } from './withheld';

const place = (id: number, type: KnownPlace['type'], level: Withheld): KnownPlace => ({
  ...{ id, type, country: 4, withhold: level === 2, withhold_profile: level > 0 },
  center: [-150 + id / 10, -17],
});
const places = [place(1, 'C', 2), place(2, 'A', 1), place(3, 'I', 0), place(4, 'I', 2)];

/** What each row withholds once its place and its meal are taken into account. */
function withheld(...rows: Parameters<typeof caseRow>[0][]): number[] {
  const table = packRows(rows.map((row) => caseRow({ case_archi: null, case_island: null, ...row })));
  placeFiller(places)(table, 0, table.size);
  withholdByMeal(table);
  return [...table.withheld];
}

test('a row withholds the fields of its island, else of its archipelago, else of its country', () => {
  expect(
    withheld({ case_island: 3, case_archi: 2 }, { case_archi: 2 }, { case_country: 4 }, { case_country: 9 }),
  ).toEqual([0, 1, 2, 2]);
});

test('a row of an unknown place withholds all fields, and one known from an older build sex and age', () => {
  const { withhold_profile: _, ...old } = place(3, 'I', 0);
  const table = packRows([caseRow({ case_island: 3 }), caseRow({ case_island: 99, case_country: 9 })]);
  placeFiller([old])(table, 0, table.size);
  expect([...table.withheld]).toEqual([1, 2]);
});

test('the rows of one meal withhold the fields of the strictest of them, whatever their order', () => {
  expect(
    withheld(
      { case_island: 3, meal_group: 7 },
      { case_island: 3 },
      { case_island: 4, meal_group: 7 },
      { case_island: 3, meal_group: 8 },
      { case_archi: 2, meal_group: 8 },
    ),
  ).toEqual([2, 0, 2, 1, 1]);
});
