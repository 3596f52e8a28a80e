import { rateUnits, unitRates } from './rates-units';

const places = [
  { population: { value: 970, islands: [136, 137] } },
  { population: { value: 970, islands: [137, 136] } },
  { population: { value: 6000, islands: [75] } },
  { population: null },
];

test('islands of one unit name it once', () => {
  expect(rateUnits(places)).toEqual([
    { islands: [136, 137], residents: 970 },
    { islands: [75], residents: 6000 },
  ]);
});

test('residents of no known island are no unit', () => {
  expect(rateUnits([{ population: { value: 970, islands: [] } }])).toEqual([]);
});

test('a unit adds the reports of its islands; the highest rate comes first', () => {
  const perIsland = new Map([
    [136, 1],
    [137, 2],
    [75, 6],
    [999, 50],
  ]);
  const rates = unitRates(rateUnits(places), perIsland, 1);
  expect(rates.map(({ islands, count }) => [islands, count])).toEqual([
    [[136, 137], 3],
    [[75], 6],
  ]);
  expect(rates[0]?.rate).toBeCloseTo(30.93, 2);
});

test('units without a report have no rate', () => {
  expect(unitRates(rateUnits(places), new Map(), 4)).toEqual([]);
});
