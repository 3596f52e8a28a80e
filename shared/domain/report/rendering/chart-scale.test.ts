import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { chartFigure, smallMapOf } from './chart-scale';

const island: Position[] = [
  [210.0, -17.6],
  [210.3, -17.6],
  [210.3, -17.4],
  [210.0, -17.4],
  [210.0, -17.6],
];

test('point and outline are both inside the chart, north up', () => {
  const north = smallMapOf([-149.85, -17.35], [island]);
  const south = smallMapOf([-149.85, -17.65], [island]);
  for (const { x, y } of [north, south]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(240);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(130);
  }
  expect(north.y).toBeLessThan(south.y);
  expect(north.paths).toHaveLength(1);
});

test('a point without an outline is in the middle', () => {
  expect(smallMapOf([-140, -10], [])).toEqual({ paths: [], x: 120, y: 65 });
});

test('the figure draws the sea, the outline and the point, and describes them in words', () => {
  const { alt, shapes } = chartFigure([-149.85, -17.5], [island], 'Chart');
  expect(alt).toBe('Chart');
  expect(shapes.map(({ kind }) => kind)).toEqual(['rect', 'path', 'circle']);
  expect(chartFigure([-149.85, -17.5], [], 'Chart').shapes.map(({ kind }) => kind)).toEqual([
    'rect',
    'circle',
  ]);
});
