import { isIncomplete } from './incomplete-months';

const march = { year: 2026, month: 3 };

test.each([
  [{ year: 2026, month: 3, day: 12 }, 0, true],
  [{ year: 2026, month: 3, day: 31 }, 0, true],
  [{ year: 2026, month: 4, day: 1 }, 0, false],
  [{ year: 2026, month: 4, day: 3 }, 3, true],
  [{ year: 2026, month: 4, day: 4 }, 3, false],
  [{ year: 2026, month: 4, day: 30 }, null, true],
  [{ year: 2026, month: 5, day: 1 }, null, false],
])('on %j with a delay of %p days, March is incomplete: %p', (today, delay, incomplete) => {
  expect(isIncomplete(march, today, delay)).toBe(incomplete);
});

test('December lasts into the next year', () => {
  const december = { year: 2025, month: 12 };
  expect(isIncomplete(december, { year: 2026, month: 1, day: 8 }, 8)).toBe(true);
  expect(isIncomplete(december, { year: 2026, month: 1, day: 9 }, 8)).toBe(false);
});
