import { type EditState, edit, startEditing } from '../../../outline/edit-state';
import { historyKey, keyAction } from './key-action';

const key = (name: string, more: { shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean } = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});
const square = startEditing({
  point: null,
  outline: [
    [
      [
        [210, -17],
        [211, -17],
        [211, -16],
        [210, -17],
      ],
    ],
  ],
});
const selected = edit(square, { do: 'walk', by: 1 });
const drawing: EditState = { ...square, tool: 'part' };
const enclosing: EditState = {
  ...drawing,
  sketch: [
    [210, -15],
    [211, -15],
    [211, -14],
  ],
};

it.each([
  ['leaves the arrows to the map while nothing is selected', key('ArrowUp'), square, null],
  ['moves a vertex by 5 m', key('ArrowUp'), selected, { do: 'nudge', east: 0, north: 5 }],
  ['and by 50 m', key('ArrowLeft', { shiftKey: true }), selected, { do: 'nudge', east: -50, north: 0 }],
  ['walks', key(']'), square, { do: 'walk', by: 1 }],
  ['walks back', key('['), selected, { do: 'walk', by: -1 }],
  ['deletes', key('Delete'), selected, { do: 'delete' }],
  ['deletes nothing unselected', key('Delete'), square, null],
  ['lets go', key('Escape'), selected, { do: 'select', at: null }],
  ['undoes', key('z', { ctrlKey: true }), square, { do: 'undo' }],
  ['does again', key('Z', { metaKey: true, shiftKey: true }), square, { do: 'redo' }],
  ['takes the last drawn vertex away', key('Backspace'), drawing, { do: 'unsketch' }],
  ['closes what is drawn', key('c'), drawing, { do: 'finish' }],
  ['walks on a French keyboard', key('n'), square, { do: 'walk', by: 1 }],
  ['and back', key('p'), selected, { do: 'walk', by: -1 }],
  ['closes by Enter what encloses something', key('Enter'), enclosing, { do: 'finish' }],
  ['and leaves Enter to the map before', key('Enter'), drawing, null],
  ['sets aside what is drawn', key('Escape'), enclosing, { do: 'tool', tool: 'vertex' }],
  [
    'takes the last measured position away',
    key('Backspace'),
    { ...selected, tool: 'ruler' as const },
    { do: 'unmeasure' },
  ],
  ['deletes no vertex while measuring', key('i'), { ...selected, tool: 'ruler' as const }, null],
  ['closes what cuts', key('Enter'), { ...enclosing, tool: 'cut' as const }, { do: 'finish' }],
  ['moves the view while drawing', key('ArrowUp'), drawing, null],
])('%s', (_, event, state, expected) => {
  expect(keyAction(event, state)).toEqual(expected);
});

it('inserts a vertex in the middle of the edge that begins at the selected one', () => {
  expect(keyAction(key('i'), selected)).toEqual({
    do: 'insert',
    after: { part: 0, ring: 0, vertex: 0 },
    position: [210.5, -17],
  });
});

it('undo works on the whole page, other keys do not', () => {
  expect(historyKey(key('y', { ctrlKey: true }))).toEqual({ do: 'redo' });
  expect(historyKey(key('z'))).toBeNull();
  expect(historyKey(key('a', { ctrlKey: true }))).toBeNull();
});
