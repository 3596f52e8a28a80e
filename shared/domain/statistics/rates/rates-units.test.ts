import { rateUnits, unitRates, unratedOf } from './rates-units';

const places = [
  { country: 4, population: { value: 970, islands: [136, 137], year: 2022 } },
  { country: 4, population: { value: 970, islands: [137, 136], year: 2022 } },
  { country: 4, population: { value: 6000, islands: [75], year: 2022 } },
  { country: 4, population: null },
];

test('islands of one unit name it once', () => {
  expect(rateUnits(places)).toEqual([
    { islands: [136, 137], residents: 970, census: 2022, country: 4 },
    { islands: [75], residents: 6000, census: 2022, country: 4 },
  ]);
});

test('residents of no known island are no unit', () => {
  expect(rateUnits([{ country: 4, population: { value: 970, islands: [], year: 2022 } }])).toEqual([]);
});

test('a unit adds the reports of its islands; the highest rate comes first', () => {
  const perIsland = new Map([
    [136, 1],
    [137, 2],
    [75, 6],
    [999, 50],
  ]);
  const rates = unitRates(rateUnits(places), perIsland, () => 1);
  expect(rates.map(({ islands, count }) => [islands, count])).toEqual([
    [[136, 137], 3],
    [[75], 6],
  ]);
  expect(rates[0]?.rate).toBeCloseTo(30.93, 2);
});

test('units without a report have no rate', () => {
  expect(unitRates(rateUnits(places), new Map(), () => 4)).toEqual([]);
});

test('each country is divided by its own years of observation', () => {
  const units = rateUnits([
    { country: 4, population: { value: 1000, islands: [1], year: 2022 } },
    { country: 7, population: { value: 1000, islands: [2], year: 2022 } },
    { country: 9, population: { value: 1000, islands: [3], year: 2022 } },
  ]);
  const perIsland = new Map([1, 2, 3].map((island) => [island, 10]));
  const years = ({ country }: { country: number }) => ({ 4: 10, 7: 2 })[country] ?? 0;
  expect(unitRates(units, perIsland, years).map(({ islands, rate }) => [islands, rate])).toEqual([
    [[2], 50],
    [[1], 10],
  ]);
});

test('each report without a rate has one reason', () => {
  const perIsland = new Map([
    [136, 1],
    [75, 6],
    [999, 5],
    [1000, 7],
  ]);
  const units = [...rateUnits(places), { islands: [1000], residents: 0, census: 2022, country: 4 }];
  expect(unratedOf(units, perIsland, 30, () => 2)).toEqual({
    noIsland: 11,
    noPopulation: { count: 12, islands: [1000, 999] },
    notObserved: { count: 0, islands: [] },
  });
  expect(unratedOf(units, perIsland, 19, () => 0)).toMatchObject({
    noIsland: 0,
    notObserved: { count: 7, islands: [75, 136] },
  });
});

test('islands without a rate are listed with the most reported first, equal ones by number', () => {
  const perIsland = new Map([
    [12, 3],
    [9, 3],
    [14, 8],
    [10, 3],
  ]);
  expect(unratedOf([], perIsland, 17, () => 1).noPopulation).toEqual({ count: 17, islands: [14, 9, 10, 12] });
});
