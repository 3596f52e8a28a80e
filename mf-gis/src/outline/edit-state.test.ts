import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { type EditAction, type EditState, EMPTY_EDIT, edit, isSketching, startEditing } from './edit-state';

const all = (state: EditState, ...actions: EditAction[]) => actions.reduce(edit, state);
const sketch = (...positions: Position[]): EditAction[] =>
  positions.map((position) => ({ do: 'sketch', position }));
const now = (state: EditState) => state.history.now;

const RIM: Position[] = [
  [210, -17],
  [210.4, -17],
  [210.4, -16.6],
  [210, -16.6],
];
const LAGOON: Position[] = [
  [210.1, -16.9],
  [210.3, -16.9],
  [210.2, -16.7],
];
const atoll = all(
  EMPTY_EDIT,
  { do: 'tool', tool: 'part' },
  ...sketch(...RIM),
  { do: 'finish' },
  { do: 'tool', tool: 'hole' },
  ...sketch(...LAGOON),
  { do: 'finish' },
);

it('draws an atoll with its lagoon', () => {
  expect(now(atoll).outline).toEqual([
    [
      [...RIM, RIM[0]],
      [...LAGOON, LAGOON[0]],
    ],
  ]);
  expect(atoll.sketch).toEqual([]);
});

it('keeps a hole outside of land, or two vertices, as a sketch', () => {
  const sea = all(atoll, ...sketch([200, 0], [201, 0], [201, 1]), { do: 'finish' });
  expect([now(sea), sea.sketch.length]).toEqual([now(atoll), 3]);
  const two = all(EMPTY_EDIT, { do: 'tool', tool: 'part' }, ...sketch([200, 0], [201, 0]), { do: 'finish' });
  expect([now(two).outline, two.sketch.length]).toEqual([[], 2]);
  expect(all(two, { do: 'unsketch' }).sketch).toHaveLength(1);
  expect(all(two, { do: 'tool', tool: 'vertex' }).sketch).toEqual(two.sketch);
});

it('moves the selection from ring to ring, and around', () => {
  const names = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((n) => all(atoll, ...Array<EditAction>(n).fill({ do: 'walk', by: 1 })).selected!)
    .map(({ ring, vertex }) => `${ring}/${vertex}`);
  expect(names).toEqual(['0/0', '0/1', '0/2', '0/3', '1/0', '1/1', '1/2', '0/0']);
  expect(all(atoll, { do: 'walk', by: 1 }, { do: 'walk', by: -1 }).selected).toMatchObject({
    ring: 1,
    vertex: 2,
  });
});

it('moves a vertex by metres; consecutive presses are undone together', () => {
  const north: EditAction = { do: 'nudge', east: 0, north: 50 };
  const moved = all(atoll, { do: 'select', at: { part: 0, ring: 0, vertex: 0 } }, north, north);
  const [first, , , , last] = now(moved).outline[0]![0]!;
  expect(first![1]).toBeCloseTo(-17 + 100 / 111_195, 6);
  expect(last).toEqual(first);
  expect(now(all(moved, { do: 'undo' }))).toEqual(now(atoll));
});

it('rounds moved vertices to the stored precision', () => {
  const at = { part: 0, ring: 0, vertex: 1 };
  const moved = all(atoll, { do: 'move', at, to: [210.123456789, -16.987654321] });
  expect(now(moved).outline[0]![0]![1]).toEqual([210.1234568, -16.9876543]);
  const whole = all(atoll, { do: 'movePart', part: 0, by: [0.1 / 3, 0] });
  expect(now(whole).outline[0]![1]![0]).toEqual([210.1333333, -16.9]);
});

it('keeps a valid selection', () => {
  const last = all(atoll, { do: 'select', at: { part: 0, ring: 0, vertex: 3 } }, { do: 'delete' });
  expect(last.selected).toEqual({ part: 0, ring: 0, vertex: 2 });
  const at = { part: 0, ring: 1, vertex: 0 };
  const filled = all(atoll, { do: 'select', at }, { do: 'delete' });
  expect([filled.selected, now(filled).outline[0]!.length]).toEqual([null, 1]);
  expect(all(atoll, { do: 'deleteRing', at: { part: 0, ring: 0 } }).history.now.outline).toEqual([]);
});

it('returns to the start after undoing 200 actions', () => {
  const start = startEditing(now(atoll));
  let state = start;
  for (let n = 0; n < 200; n++) {
    const after = { part: 0, ring: n % 2, vertex: 0 };
    const actions: EditAction[] = [
      { do: 'insert', after, position: [210.2 + n / 1e4, -16.95] },
      { do: 'move', at: { ...after, vertex: 1 }, to: [210.2, -16.95 + n / 1e5] },
      { do: 'delete' },
      { do: 'movePart', part: 0, by: [1e-4, 0] },
    ];
    state = edit(state, n === 99 ? { do: 'point', position: [210, -17] } : actions[n % 4]!);
    if (n === 99) state = edit(state, { do: 'replace', drawing: now(start), label: 'import' });
  }
  const steps = state.history.done.length;
  expect(steps).toBeGreaterThan(150);
  for (let n = 0; n < steps; n++) state = edit(state, { do: 'undo' });
  expect(now(state)).toBe(now(start));
});

it('takes back the last vertex of a sketch before it undoes a part, and draws both again', () => {
  const begun = all(atoll, { do: 'tool', tool: 'part' }, ...sketch([200, 0], [201, 0], [201, 1]));
  const two = all(begun, { do: 'undo' });
  expect([two.sketch.length, now(two)]).toEqual([2, now(atoll)]);
  expect(all(two, { do: 'redo' }).sketch).toEqual(begun.sketch);
  const none = all(begun, { do: 'undo' }, { do: 'undo' }, { do: 'undo' });
  expect(now(all(none, { do: 'undo' })).outline[0]).toHaveLength(1);
  expect(all(none, { do: 'redo' }, { do: 'redo' }, { do: 'redo' }).sketch).toEqual(begun.sketch);
});

it('sets a sketch aside under another tool, where undo is about the outline, and takes it up again', () => {
  const begun = all(atoll, { do: 'tool', tool: 'part' }, ...sketch([200, 0], [201, 0], [201, 1]));
  const aside = all(begun, { do: 'tool', tool: 'vertex' }, { do: 'undo' });
  expect([aside.sketch, now(aside).outline[0]]).toEqual([begun.sketch, [[...RIM, RIM[0]]]]);
  const again = all(aside, { do: 'redo' }, { do: 'tool', tool: 'part' }, { do: 'finish' });
  expect(now(again).outline).toHaveLength(2);
  const given = all(begun, { do: 'dropSketch' });
  expect(given.sketch).toEqual([]);
  expect(all(given, { do: 'redo' }, { do: 'redo' }, { do: 'redo' }).sketch).toEqual(begun.sketch);
});

/** Numbers from 0 to 1 in an order that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

it.each(Array.from({ length: 100 }, (_, seed) => seed))('loses no finished part in random run %i', (seed) => {
  const random = randomFrom(seed);
  const tools = ['part', 'vertex', 'move', 'hole'] as const;
  let state = EMPTY_EDIT;
  let finished = 0;
  for (let step = 0; step < 80; step++) {
    const pick = Math.floor(random() * 10);
    const before = state.history.now.outline.length;
    const far: Position = [150 + finished * 2 + random(), random()];
    if (pick < 5) state = all(state, { do: 'tool', tool: 'part' }, ...sketch(far));
    else if (pick === 5) state = edit(state, { do: 'tool', tool: tools[Math.floor(random() * 4)]! });
    else if (pick === 6) state = all(state, { do: 'tool', tool: 'vertex' }, { do: 'walk', by: 1 });
    else if (pick === 7 && isSketching(state) && state.sketch.length > 0) state = edit(state, { do: 'undo' });
    else if (pick === 8) state = edit(state, { do: 'dropSketch' });
    else state = all(state, { do: 'tool', tool: 'part' }, { do: 'finish' });
    expect(state.history.now.outline.length).toBeGreaterThanOrEqual(before);
    finished += state.history.now.outline.length - before;
  }
  const end = state.history.now.outline;
  expect(end).toHaveLength(finished);
  const back = all({ ...state, tool: 'vertex' }, ...Array<EditAction>(finished).fill({ do: 'undo' }));
  expect(back.history.now.outline).toEqual([]);
  const again = all(back, ...Array<EditAction>(finished).fill({ do: 'redo' }));
  expect(again.history.now.outline).toBe(end);
});

it('measures beside the drawing, which no measure changes', () => {
  const measured = all(
    atoll,
    { do: 'tool', tool: 'ruler' },
    { do: 'measure', position: [210, -17] },
    { do: 'measure', position: [210.1, -17] },
  );
  expect([measured.ruler.length, measured.history]).toEqual([2, atoll.history]);
  expect(all(measured, { do: 'unmeasure' }).ruler).toEqual([[210, -17]]);
  expect(all(measured, { do: 'dropRuler' }).ruler).toEqual([]);
});

it('an area that cuts stays drawn until it is computed, can be set aside, and is one step back', () => {
  const area = all(atoll, { do: 'tool', tool: 'cut' }, ...sketch([200, 0], [201, 0], [201, 1]));
  expect(all(area, { do: 'finish' })).toBe(area);
  expect(all(area, { do: 'tool', tool: 'move' })).toMatchObject({ sketchTool: 'cut', sketch: area.sketch });
  const cut = all(area, { do: 'reshaped', outline: [], by: 'cut' });
  expect([now(cut).outline, cut.sketch]).toEqual([[], []]);
  expect(now(all(cut, { do: 'undo' }))).toBe(now(atoll));
});
