import { GOLDEN_RATE } from './golden-rate';
import { exactInterval, poissonCdf, poissonInterval, RATE_BASE, ratePer10000 } from './rates';
import { unitRates } from './rates-units';

test('with a mean of 0 a count of 0 is certain', () => {
  for (const count of [0, 1, 7]) expect(poissonCdf(count, 0)).toBe(1);
  expect(poissonCdf(500, 3)).toBeLessThanOrEqual(1);
  expect(poissonCdf(500, 3)).toBeCloseTo(1, 12);
});

test('a count of 0 has a lower bound of exactly 0', () => {
  expect(poissonInterval(0).low).toBe(0);
  // For a count of 0 the upper bound has a closed form to compare with.
  expect(poissonInterval(0).high).toBeCloseTo(-Math.log(0.025), 9);
});

test('at each bound the count has a probability of 2.5 %', () => {
  for (const count of [1, 12, 100, 250]) {
    const { low, high } = exactInterval(count);
    expect(poissonCdf(count - 1, low)).toBeCloseTo(0.975, 9);
    expect(poissonCdf(count, high)).toBeCloseTo(0.025, 9);
  }
});

test('the interval is exact up to a count of 100, and indistinguishable from it above', () => {
  for (const count of [1, 12, 99, 100]) expect(poissonInterval(count)).toEqual(exactInterval(count));
  for (const count of [101, 250, 1000, 5000]) {
    const [closed, exact] = [poissonInterval(count), exactInterval(count)];
    expect(Math.abs(closed.low / exact.low - 1)).toBeLessThan(0.0001);
    expect(Math.abs(closed.high / exact.high - 1)).toBeLessThan(0.0001);
    expect(closed).not.toEqual(exact);
  }
});

test('a rate and its bounds are on one scale', () => {
  const { count, residents, years, rate, low, high } = GOLDEN_RATE;
  const found = ratePer10000(count, residents, years);
  expect(found?.rate).toBe(rate);
  expect(found?.low).toBeCloseTo(low, 3);
  expect(found?.high).toBeCloseTo(high, 2);
  expect(RATE_BASE).toBe(10_000);
});

test('one resident or part of a year suffices for a rate, a negative number does not', () => {
  expect(ratePer10000(1, 1, 1)?.rate).toBe(10_000);
  expect(ratePer10000(1, 10_000, 1 / 12)?.rate).toBeCloseTo(12, 9);
  expect([ratePer10000(1, -1, 1), ratePer10000(1, 1, -1), ratePer10000(1, Number.NaN, 1)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('units with one report are listed, the highest rate first whatever their order', () => {
  const unit = (island: number, residents: number) => ({
    islands: [island],
    residents,
    census: 2022,
    country: 4,
  });
  const units = [unit(1, 9000), unit(2, 100), unit(3, 4000), unit(4, 0)];
  const perIsland = new Map(units.map(({ islands: [island = 0] }) => [island, 1]));
  for (const order of [units, [...units].reverse()])
    expect(unitRates(order, perIsland, () => 1).map(({ islands }) => islands[0])).toEqual([2, 3, 1]);
});
