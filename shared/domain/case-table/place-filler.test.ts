import { caseRow } from '../../testing/cases';
import { packRows } from './engine-pack';
import { followMeals, type KnownPlace, placeFiller } from './place-filler';

const place = (id: number, type: KnownPlace['type'], withhold: KnownPlace['withhold']): KnownPlace => ({
  ...{ id, type, withhold, country: 4 },
  center: [-150 + id / 10, -17],
});
const places = [place(1, 'C', 2), place(2, 'A', 1), place(3, 'I', 0), place(4, 'I', 2)];

/** What rows withhold, once their places and their meals are known. */
function withheld(...rows: Parameters<typeof caseRow>[0][]): number[] {
  const table = packRows(rows.map((row) => caseRow({ case_archi: null, case_island: null, ...row })));
  placeFiller(places)(table, 0, table.size);
  followMeals(table);
  return [...table.withheld];
}

test('a row withholds what its island does, else its archipelago, else its country', () => {
  expect(
    withheld({ case_island: 3, case_archi: 2 }, { case_archi: 2 }, { case_country: 4 }, { case_country: 9 }),
  ).toEqual([0, 1, 2, 2]);
});

test('a row of a place that is not known, or known from an older build only, withholds all', () => {
  const old = { ...place(3, 'I', 0), withhold: false as unknown as KnownPlace['withhold'] };
  const table = packRows([caseRow({ case_island: 3 }), caseRow({ case_island: 99 })]);
  placeFiller([old])(table, 0, table.size);
  expect([...table.withheld]).toEqual([2, 2]);
});

test('the rows of one meal withhold what the strictest of them does, whatever their order', () => {
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
