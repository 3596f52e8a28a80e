import { persistsAfter } from './persistence';

const said = (feels: 'gone' | 'little' | 'disturbs' | 'unknown', day: number, goneSince = null as never) =>
  persistsAfter({ feels, goneSince }, day);
const gone = (goneSince: 'days' | 'weeks' | 'months', day: number) =>
  persistsAfter({ feels: 'gone', goneSince }, day);

test('who is ill beyond three months is persistently ill, and not a day before', () => {
  expect(said('little', 90)).toBeNull();
  expect(said('little', 91)).toBe(true);
  expect(said('disturbs', 400)).toBe(true);
});

test('who recovered within three months is not, as far as the answer can tell', () => {
  expect(said('gone', 20)).toBe(false);
  expect(said('gone', 95)).toBeNull();
  expect(gone('days', 95)).toBeNull();
  expect(gone('weeks', 95)).toBe(false);
  expect(gone('months', 120)).toBe(false);
  expect(gone('months', 121)).toBeNull();
  expect(said('unknown', 400)).toBeNull();
});
