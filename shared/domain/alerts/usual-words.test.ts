import { usualWords } from './usual-words';

test.each([
  [0, 'none', 0],
  [1 / 1200, 'rarer', 10],
  [0.007, 'rarer', 10],
  [1 / 120, 'years', 10],
  // One case in 36 months: with one decimal it would be printed as 0.
  [1 / 36, 'years', 3],
  [0.049, 'years', 2],
  [0.05, 'number', 0.05],
  [1.8, 'number', 1.8],
] as const)('a mean of %d a month is said as %s %d', (mean, kind, value) =>
  expect(usualWords(mean)).toEqual({ kind, value }),
);
