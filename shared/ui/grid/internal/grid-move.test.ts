import { movedCell } from './grid-move';

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey, metaKey: false });
const startCell = { row: 50, col: 2 };

it.each([
  ['ArrowDown', false, { row: 51, col: 2 }],
  ['ArrowUp', false, { row: 49, col: 2 }],
  ['ArrowRight', false, { row: 50, col: 3 }],
  ['ArrowLeft', false, { row: 50, col: 1 }],
  ['PageDown', false, { row: 65, col: 2 }],
  ['PageUp', false, { row: 35, col: 2 }],
  ['Home', false, { row: 50, col: 0 }],
  ['End', false, { row: 50, col: 4 }],
  ['Home', true, { row: 0, col: 0 }],
  ['End', true, { row: 99, col: 4 }],
] as const)('%s (Control: %s)', (name, ctrl, to) => {
  expect(movedCell(startCell, key(name, ctrl), 100, 5, 15)).toEqual(to);
});

it('stays within the rows, and moves to the headers from the first one', () => {
  expect(movedCell({ row: 95, col: 4 }, key('PageDown'), 100, 5, 15)).toEqual({ row: 99, col: 4 });
  expect(movedCell({ row: 3, col: 0 }, key('PageUp'), 100, 5, 15)).toEqual({ row: 0, col: 0 });
  expect(movedCell({ row: 0, col: 1 }, key('ArrowUp'), 100, 5, 15)).toEqual({ row: -1, col: 1 });
  expect(movedCell({ row: 0, col: 0 }, key('ArrowLeft'), 100, 5, 15)).toEqual({ row: 0, col: 0 });
  expect(movedCell(startCell, key('r'), 100, 5, 15)).toBeNull();
});
