import { followUp } from './follow-up';

const MEAL = '2026-03-10';
const states = (today: string, answered: number[] = [], died = false) =>
  followUp({ meal: MEAL, today, answered: new Set(answered), died }).map(({ state }) => state);

test('the three dates have their days', () => {
  expect(followUp({ meal: MEAL, today: MEAL, answered: new Set(), died: false }).map(({ on }) => on)).toEqual(
    ['2026-03-25', '2026-06-08', '2027-03-10'],
  );
});

test('a date comes, is due until the next one, and is missed then', () => {
  expect(states('2026-03-24')).toEqual(['coming', 'coming', 'coming']);
  expect(states('2026-03-25')).toEqual(['due', 'coming', 'coming']);
  expect(states('2026-06-07', [15])).toEqual(['answered', 'coming', 'coming']);
  expect(states('2026-06-08')).toEqual(['missed', 'due', 'coming']);
  expect(states('2027-03-10', [90])).toEqual(['missed', 'answered', 'due']);
  expect(states('2029-01-01')).toEqual(['missed', 'missed', 'due']);
});

test('a death ends what was not answered and not missed before', () => {
  expect(states('2026-06-08', [], true)).toEqual(['missed', 'ended', 'ended']);
  expect(states('2026-03-25', [15], true)).toEqual(['answered', 'ended', 'ended']);
});
