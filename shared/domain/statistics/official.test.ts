import { officialShares } from './official';

const official = [
  { year: 2024, cases: 153, held: 80 },
  { year: 2017, cases: 333, held: 99 },
];
const coverage = [
  { source: 'haedat', country: 4, official },
  { source: 'report', country: 4 },
  { source: 'haedat', country: 7, official: [{ year: 2017, cases: 10, held: 10 }] },
];

test('a source says between which shares of the official cases it holds', () => {
  const [share] = officialShares(coverage, [], [4]);
  expect(share?.years.map(({ year }) => year)).toEqual([2017, 2024]);
  expect(share?.least).toBeCloseTo(0.297, 3);
  expect(share?.most).toBeCloseTo(0.523, 3);
});

test('only chosen years and countries count, and nothing is said where nothing official is known', () => {
  expect(officialShares(coverage, [2024], [4])).toMatchObject([{ least: 80 / 153, most: 80 / 153 }]);
  expect(officialShares(coverage, [2009], [])).toEqual([]);
  expect(officialShares(coverage, [], []).map(({ country }) => country)).toEqual([4, 7]);
});
