import { caseRow, caseRows } from '../../testing/cases';
import { clusterOpacity, countPlaces } from './clusters';
import { selectRows } from './engine-filter';
import { packRows } from './engine-pack';

test('opacity grows with the count up to 8 cases', () => {
  expect([1, 4, 8, 300].map(clusterOpacity)).toEqual([0.1, 0.4, 0.8, 0.8]);
});

test('reports are put together per island, else archipelago, else country', () => {
  const table = packRows([
    ...caseRows(3, { case_island: 75, case_archi: 68, case_geom: [-151.4, -16.8] }),
    caseRow({ case_archi: 68, case_geom: [-150, -17] }),
    caseRow({ case_country: 75, case_geom: [179, -17] }),
    caseRow({ case_island: 70 }),
  ]);
  const { places, unplaced } = countPlaces(table, selectRows(table));
  expect(places.map(({ id, kind, count }) => [id, kind, count])).toEqual([
    [75, 'island', 3],
    [68, 'archi', 1],
    [75, 'country', 1],
  ]);
  expect(places[0]?.lng).toBeCloseTo(208.6);
  expect(unplaced).toBe(1);
});
