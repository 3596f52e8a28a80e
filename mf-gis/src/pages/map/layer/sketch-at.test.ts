import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { sketchAt } from './pointer-editing';

const three: Position[] = [
  [210, -17],
  [211, -17],
  [211, -16],
];

test('a press sets a vertex, a second one on the last or first vertex closes', () => {
  expect(sketchAt([], [210, -17], 0.001)).toEqual({ do: 'sketch', position: [210, -17] });
  expect(sketchAt(three, [210.5, -16], 0.001)).toEqual({ do: 'sketch', position: [210.5, -16] });
  expect(sketchAt(three, [211.001, -16], 0.001)).toEqual({ do: 'finish' });
  expect(sketchAt(three, [210.005, -17], 0.001)).toEqual({ do: 'finish' });
});

test('a double click that encloses nothing sets one vertex, not two', () => {
  expect(sketchAt(three.slice(0, 1), [210.001, -17], 0.001)).toBeNull();
});
