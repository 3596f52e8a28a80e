import { rowAction } from './row-keys';
import type { Row } from './tree';

const row = (id: number, level: number, children = 0, isOpen = false): Row =>
  ({ node: { place: { id }, children: Array(children).fill(null) }, level, isOpen }) as unknown as Row;
const ROWS = [row(1, 1, 2, true), row(2, 2, 3), row(3, 2, 1, true), row(4, 3)];

it.each([
  ['ArrowDown', 0, { do: 'focus', id: 2 }],
  ['ArrowUp', 1, { do: 'focus', id: 1 }],
  ['ArrowUp', 0, null],
  ['ArrowDown', 3, null],
  ['End', 0, { do: 'focus', id: 4 }],
  ['Home', 3, { do: 'focus', id: 1 }],
  ['ArrowRight', 1, { do: 'toggle', id: 2 }],
  ['ArrowRight', 2, { do: 'focus', id: 4 }],
  ['ArrowRight', 3, null],
  ['ArrowLeft', 2, { do: 'toggle', id: 3 }],
  ['ArrowLeft', 3, { do: 'focus', id: 3 }],
  ['ArrowLeft', 1, { do: 'focus', id: 1 }],
  ['Enter', 3, { do: 'open', id: 4 }],
  [' ', 3, { do: 'show', id: 4 }],
  ['a', 3, null],
])('%s on row %i', (key, at, expected) => {
  expect(rowAction(key, ROWS, at)).toEqual(expected);
});
