import { type History, MAX_UNDO_STEPS, record, redo, startOf, undo } from './history';

const times = <T>(n: number, start: T, step: (value: T, index: number) => T): T =>
  Array.from({ length: n }).reduce<T>((value, _, index) => step(value, index), start);

test('two hundred actions are undone and redone', () => {
  const start = { at: 0 };
  const edited = times(200, startOf(start), (history: History<{ at: number }>, index) =>
    record(history, { at: index + 1 }, 'move'),
  );
  const back = times(200, edited, undo);
  expect(back.now).toBe(start);
  expect(undo(back)).toBe(back);
  const forth = times(200, back, redo);
  expect(forth.now).toEqual({ at: 200 });
  expect(redo(forth)).toBe(forth);
});

test('an action without a change adds no step', () => {
  const start = startOf('a');
  expect(record(start, 'a', 'move')).toBe(start);
});

test('repeated presses of one key form one step; another key, or an undo between, begins a new one', () => {
  const nudged = record(record(record(startOf(0), 1, 'nudge', 'v1'), 2, 'nudge', 'v1'), 3, 'nudge', 'v2');
  expect(nudged.done).toHaveLength(2);
  expect(undo(nudged).now).toBe(2);
  expect(undo(undo(nudged)).now).toBe(0);
  const after = record(undo(nudged), 9, 'nudge', 'v1');
  expect(undo(after).now).toBe(2);
});

test('an action after an undo drops the undone steps', () => {
  const edited = record(undo(record(startOf('a'), 'b', 'move')), 'c', 'move');
  expect(redo(edited).now).toBe('c');
});

test('the oldest steps are forgotten', () => {
  const edited = times(MAX_UNDO_STEPS + 10, startOf(0), (history: History<number>, index) =>
    record(history, index + 1, 'move'),
  );
  expect(edited.done).toHaveLength(MAX_UNDO_STEPS);
  expect(times(MAX_UNDO_STEPS + 10, edited, undo).now).toBe(10);
});
