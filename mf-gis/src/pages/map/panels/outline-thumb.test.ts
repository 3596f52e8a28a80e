import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { differenceBox, thumbPath } from './outline-thumb';

it('draws north up and fills the square', () => {
  const ring: Position[] = [
    [179, 0],
    [181, 0],
    [181, 2],
    [179, 0],
  ];
  expect(thumbPath([[ring]])).toMatch(/^M2\.0 98\.0L9[78]\.\d 98\.0L9[78]\.\d 2\.0L2\.0 98\.0Z$/);
  expect(thumbPath([])).toBe('');
});

it('drops details too fine to be seen', () => {
  const ring = Array.from(
    { length: 50_001 },
    (_, n): Position => [210 + Math.cos(n / 8000), -17 + Math.sin(n / 8000)],
  );
  expect(thumbPath([[ring]]).split('L').length).toBeLessThan(620);
});

it('zooms to where two outlines differ', () => {
  const ring = (y: number): Position[] => [
    [179, 0],
    [181, 0],
    [181, y],
    [179, 0],
  ];
  expect(differenceBox([[ring(2)]], [[ring(2)]])).toBeNull();
  const [west, south, east, north] = differenceBox([[ring(2)]], [[ring(2.5)]])!;
  expect([west, south, east, north]).toEqual([180.5, 1.5, 181.5, 3]);
  expect(thumbPath([[ring(2)]], [west, south, east, north])).toMatch(/ 66\.0L/);
});
