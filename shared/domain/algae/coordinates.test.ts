import { distanceKm } from '../geo/geometry-distance';
import { readCoordinates, readDegrees } from './coordinates';

test('three notations of one place lie within 100 m of one another', () => {
  const points = [`17°32'S 149°34'W`, '-17,533 -149,567', '17 32.0 S, 149 34.0 W'].map(readCoordinates);
  expect(points).not.toContain(null);
  for (const one of points)
    for (const other of points) expect(distanceKm(one as never, other as never)).toBeLessThan(0.1);
});

test.each([
  ['-17.533, -149.567', [-149.567, -17.533]],
  ['-17.533,-149.567', [-149.567, -17.533]],
  ['-17,533; -149,567', [-149.567, -17.533]],
  ['-17,533, -149,567', [-149.567, -17.533]],
  ['17.5 S 149.5 W', [-149.5, -17.5]],
  ['17,5° S 149,5° O', [-149.5, -17.5]],
  ['S17.5 W149.5', [-149.5, -17.5]],
  [`17°32'30"S 149°34'12"W`, [-149.57, -17.541667]],
  ['17°32’30’’ S / 149°34′12″ O', [-149.57, -17.541667]],
  ['17 32 30 S 149 34 12 W', [-149.57, -17.541667]],
  [`23°51,8'S 147°41,3'O`, [-147.688333, -23.863333]],
  ['149°34′ Ouest, 17°32′ Sud', [-149.566667, -17.533333]],
  ['-17.5 210.5', [-149.5, -17.5]],
  ['17°30’ sud 179°30’ est', [179.5, -17.5]],
  ['−17.5 −149.5', [-149.5, -17.5]],
  ['0 180', [-180, 0]],
])('%s is read', (text, point) => expect(readCoordinates(text)).toEqual(point));

test.each([
  '',
  'Tahiti',
  '17',
  '17.5 S',
  '17 S 149 S',
  '-95 149',
  `17°72'S 149°34'W`,
  `17.5°30'S 149°34'W`,
  '-17.5 S 149.5 W',
  '17,533',
  '17 32 149',
  '17 400',
])('%s cannot be read', (text) => expect(readCoordinates(text)).toBeNull());

test('one angle of a column of its own', () => {
  expect(readDegrees(`32°51,8'S`, 'lat')).toBeCloseTo(-32.863333, 5);
  expect(readDegrees(`147°41,3'O`, 'lng')).toBeCloseTo(-147.688333, 5);
  expect(readDegrees('225.09852', 'lng')).toBeCloseTo(-134.90148, 5);
  expect(readDegrees('-23,13705', 'lat')).toBe(-23.13705);
  expect(readDegrees('147 W', 'lat')).toBeNull();
  expect(readDegrees('91', 'lat')).toBeNull();
  expect(readDegrees('x', 'lat')).toBeNull();
});
