import { officialShares, officialText, sharesIn } from './official';

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

test('it is said in one sentence, with one share where the years agree', () => {
  const d = (key: string, vars: object = {}) => [key, ...Object.values(vars)].join(' ');
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  const said = (years: number[]) => officialText(officialShares(coverage, years, [4]), d, percent);
  expect(said([])).toBe('basis.officialShares source.haedat 30 % 52 % 2017–2024');
  expect(said([2024])).toBe('basis.officialShare source.haedat 52 % 52 % 2024');
  expect(said([2009])).toBe('');
});

test('shares of many years are narrowed to some of them', () => {
  const shares = officialShares(coverage, [], [4]);
  expect(sharesIn(shares, [2024, 2026])).toEqual(officialShares(coverage, [2024], [4]));
  expect(sharesIn(shares, [2026])).toEqual([]);
});
