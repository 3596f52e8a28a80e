import type { Position } from '../geo/geometry';
import { measureOutline } from './measure';
import { cutArea, mergeArea } from './reshape';
import { simplifyOutline } from './simplify';

/** A closed box by its corners, in 0..360. */
const box = (west: number, south: number, east: number, north: number): Position[][] => [
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ],
];
const [island, motu] = [box(178, -18, 182, -16), box(190, -18, 191, -17)];

test('an area across a part cuts it in two, also across 180°, and other parts stay as they are', () => {
  const cut = cutArea({ outline: [island, motu], area: box(179.9, -19, 180.1, -15) });
  expect(cut).toHaveLength(3);
  expect(cut[0]).toBe(motu);
  expect(cut.slice(1).map(([ring]) => [ring![0]![0], Math.max(...ring!.map(([x]) => x))])).toEqual([
    [178, 179.9],
    [180.1, 182],
  ]);
});

test('an area inside a part cuts a hole, one around it takes it away, one beside it changes nothing', () => {
  expect(cutArea({ outline: [motu], area: box(190.2, -17.8, 190.4, -17.6) })[0]).toHaveLength(2);
  expect(cutArea({ outline: [island, motu], area: box(189, -19, 192, -16) })).toEqual([island]);
  expect(cutArea({ outline: [island], area: box(189, -19, 192, -16) })).toEqual([island]);
});

test('an area between parts unites them; away from all it is a part of its own', () => {
  const united = mergeArea({ outline: [island, motu], area: box(181, -17.8, 190.5, -17.2) });
  expect(united).toHaveLength(1);
  expect(measureOutline(united).areaKm2).toBeGreaterThan(measureOutline([island, motu]).areaKm2);
  expect(mergeArea({ outline: [motu], area: box(200, -18, 201, -17) })).toEqual([
    motu,
    box(200, -18, 201, -17),
  ]);
});

test('a simplified shore keeps its corners and stays within the distance; no ring vanishes', () => {
  const round = Array.from({ length: 721 }, (_, at): Position => {
    const angle = (at * Math.PI) / 360;
    return at === 720 ? [201, -17] : [200 + Math.cos(angle), -17 + Math.sin(angle)];
  });
  const few = simplifyOutline([[round]], 100);
  expect(few[0]![0]!.length).toBeLessThan(150);
  expect(few[0]![0]!.length).toBeGreaterThan(40);
  const [before, after] = [measureOutline([[round]]).areaKm2, measureOutline(few).areaKm2];
  expect(Math.abs(before - after) / before).toBeLessThan(0.01);
  expect(few[0]![0]![0]).toEqual(few[0]![0]!.at(-1));
  expect(simplifyOutline([box(190, -18, 190.0001, -17.9999)], 1000)).toEqual([
    box(190, -18, 190.0001, -17.9999),
  ]);
  expect(simplifyOutline([island], 1000)).toEqual([island]);
});
