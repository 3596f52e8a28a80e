import { poissonCdf, poissonInterval, ratePer10000 } from './rates';

test('the distribution function of a Poisson count', () => {
  expect(poissonCdf(0, 2)).toBeCloseTo(Math.exp(-2), 12);
  expect(poissonCdf(2, 2)).toBeCloseTo(5 * Math.exp(-2), 12);
  expect(poissonCdf(-1, 2)).toBe(0);
});

// Published table of exact 95 % limits of a Poisson count.
test.each([
  [0, 0, 3.689],
  [1, 0.0253, 5.572],
  [5, 1.6235, 11.668],
  [10, 4.7954, 18.39],
  [100, 81.364, 121.627],
])('the exact interval of %i is %f to %f', (count, low, high) => {
  const interval = poissonInterval(count);
  expect(interval.low).toBeCloseTo(low, 2);
  expect(interval.high).toBeCloseTo(high, 2);
});

test('a rate is per 10,000 residents and year', () => {
  expect(ratePer10000(12, 6000, 2)).toMatchObject({ rate: 10 });
  expect(ratePer10000(3, 0, 2)).toBeNull();
  expect(ratePer10000(3, 100, 0)).toBeNull();
});
