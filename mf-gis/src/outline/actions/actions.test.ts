import type { Ring } from '@ciguawatch/shared/domain/geo/geometry';
import { distanceKm } from '@ciguawatch/shared/domain/geo/geometry-distance';
import { findFaults } from '@ciguawatch/shared/domain/outline/find-faults';
import type { Outline } from '@ciguawatch/shared/domain/outline/outline';
import { addHole } from './add-hole';
import { addPart } from './add-part';
import { deleteRing } from './delete-ring';
import { deleteVertex } from './delete-vertex';
import { insertVertex } from './insert-vertex';
import { moveByMetres } from './move-by-metres';
import { movePart } from './move-part';
import { moveVertex } from './move-vertex';

const square = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
];
const atoll: Outline = [[square(200, -17, 4), square(201, -16, 1)], [square(210, -17, 1)]];

test('moving a vertex leaves the other parts unchanged and the ring closed', () => {
  const moved = moveVertex(atoll, { part: 0, ring: 0, vertex: 0 }, [199, -18]);
  expect(moved[0]![0]).toEqual([
    [199, -18],
    [204, -17],
    [204, -13],
    [200, -13],
    [199, -18],
  ]);
  expect(moved[0]![1]).toBe(atoll[0]![1]);
  expect(moved[1]).toBe(atoll[1]);
  expect(atoll[0]![0]![0]).toEqual([200, -17]);
});

test('a vertex that is neither first nor last moves alone', () => {
  const moved = moveVertex(atoll, { part: 0, ring: 1, vertex: 2 }, [202, -14.5]);
  expect(moved[0]![1]![2]).toEqual([202, -14.5]);
  expect(moved[0]![1]![4]).toEqual([201, -16]);
});

test('an action on a missing vertex leaves the outline as it is', () => {
  expect(moveVertex(atoll, { part: 0, ring: 0, vertex: 4 }, [0, 0])).toBe(atoll);
  expect(deleteVertex(atoll, { part: 7, ring: 0, vertex: 0 })).toBe(atoll);
  expect(insertVertex(atoll, { part: 0, ring: 0, vertex: 4 }, [0, 0])).toBe(atoll);
  expect(deleteRing(atoll, { part: 0, ring: 3 })).toBe(atoll);
  expect(movePart(atoll, 5, [1, 1])).toBe(atoll);
});

test('a new vertex is inserted into the edge that follows, including the closing one', () => {
  expect(insertVertex(atoll, { part: 1, ring: 0, vertex: 0 }, [210.5, -17])[1]![0]![1]).toEqual([210.5, -17]);
  const closing = insertVertex(atoll, { part: 1, ring: 0, vertex: 3 }, [210, -16.5])[1]![0]!;
  expect(closing).toEqual([
    [210, -17],
    [211, -17],
    [211, -16],
    [210, -16],
    [210, -16.5],
    [210, -17],
  ]);
});

test('the first vertex can be deleted: the ring closes at the next one', () => {
  expect(deleteVertex(atoll, { part: 1, ring: 0, vertex: 0 })[1]![0]).toEqual([
    [211, -17],
    [211, -16],
    [210, -16],
    [211, -17],
  ]);
});

test('deleting one of three vertices deletes the hole or the part', () => {
  const triangle = deleteVertex(atoll, { part: 0, ring: 1, vertex: 1 });
  expect(deleteVertex(triangle, { part: 0, ring: 1, vertex: 0 })[0]).toHaveLength(1);
  const motu = deleteVertex(atoll, { part: 1, ring: 0, vertex: 1 });
  expect(deleteVertex(motu, { part: 1, ring: 0, vertex: 0 })).toHaveLength(1);
});

test('a hole is filled, and a part is deleted with its holes', () => {
  expect(deleteRing(atoll, { part: 0, ring: 1 })[0]).toEqual([atoll[0]![0]]);
  expect(deleteRing(atoll, { part: 0, ring: 0 })).toEqual([atoll[1]]);
});

test('a part moves with its lagoon', () => {
  const moved = movePart(atoll, 0, [1, -1]);
  expect(moved[0]![0]![0]).toEqual([201, -18]);
  expect(moved[0]![1]![0]).toEqual([202, -17]);
  expect(moved[1]).toBe(atoll[1]);
});

test('a drawn part is closed once, and repeats of a double click are left out', () => {
  const drawn = addPart(
    [],
    [
      [1, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [1, 1],
    ],
  );
  expect(drawn).toEqual([
    [
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
      ],
    ],
  ]);
  expect(findFaults(drawn)).toEqual([]);
  expect(
    addPart(drawn, [
      [1, 1],
      [2, 1],
    ]),
  ).toBe(drawn);
});

test('a hole is added to the part that contains it, or ignored', () => {
  expect(
    addHole(atoll, [
      [210.2, -16.8],
      [210.4, -16.8],
      [210.4, -16.6],
    ])[1],
  ).toHaveLength(2);
  expect(
    addHole(atoll, [
      [0, 0],
      [1, 0],
      [1, 1],
    ]),
  ).toBe(atoll);
});

test('five metres are five metres at any latitude', () => {
  for (const latitude of [0, -17.5, -45, 30]) {
    expect(distanceKm([210, latitude], moveByMetres([210, latitude], 5, 0)) * 1000).toBeCloseTo(5, 2);
    expect(distanceKm([210, latitude], moveByMetres([210, latitude], 0, -50)) * 1000).toBeCloseTo(50, 2);
  }
});
