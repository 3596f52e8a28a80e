import { shift } from './use-popup-room';

test('a label within its limits does not move', () => {
  expect(shift(10, 90, 0, 100)).toBe(0);
});

test('a popup that overflows is moved in by the overflow', () => {
  expect(shift(-15, 40, 0, 100)).toBe(-15);
  expect(shift(40, 130, 0, 100)).toBe(30);
});

test('a label that is too long keeps its start visible', () => {
  expect(shift(20, 180, 0, 100)).toBe(20);
});
