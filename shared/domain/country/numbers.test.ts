import { DEFAULT_NUMBERS, numbersOf } from './numbers';
import { numberFaults, readCountryNumbers } from './read-numbers';

const IDS = new Map([
  ['FJ', 3],
  ['PF', 4],
]);
const read = (rows: unknown) => readCountryNumbers(rows, (letters) => IDS.get(letters));

test('a country without settings has the numbers of the specification', () => {
  expect(numbersOf(4, {})).toMatchObject({ outbreakThreshold: 5, center: [210.5, -17.5], zoom: 8 });
});

test('one line for Fiji changes that number of Fiji only', () => {
  const { numbers } = read({ FJ: { outbreakThreshold: 8 } });
  expect(numbersOf(3, numbers)).toEqual({ ...DEFAULT_NUMBERS, outbreakThreshold: 8 });
  expect(numbersOf(4, numbers)).toEqual(DEFAULT_NUMBERS);
});

test('emergency numbers are read by country, and one is removed by leaving it out', () => {
  expect(read({ PF: { emergency: '15' }, FJ: { zoom: 7 } }).emergency).toEqual({ 4: '15' });
});

test('a country that the release does not know is kept until the database is asked', () => {
  expect(read({ XX: { zoom: 7, emergency: '112' } })).toEqual({
    ...{ numbers: {}, emergency: {} },
    elsewhere: { XX: { numbers: { zoom: 7 }, emergency: '112' } },
  });
});

test('all faults of a country are found at once', () => {
  expect(numberFaults({ zoom: 30, alertDays: 60, threshold: 5 }).map(({ name }) => name)).toEqual([
    ...['zoom', 'alertDays', 'threshold'],
  ]);
});

test.each([
  [[], 'one row for each country'],
  [{ xx: {} }, 'there is no country "xx"'],
  [{ FJ: 8 }, 'FJ must be a row'],
  [{ FJ: { threshold: 8 } }, 'FJ.threshold is no number of a country'],
  [{ FJ: { toString: 8 } }, 'FJ.toString is no number of a country'],
  [
    { FJ: { outbreakThreshold: 'six' } },
    'FJ.outbreakThreshold must be a whole number from 1 to 1000; it is "six"',
  ],
  [{ FJ: { outbreakThreshold: 0 } }, 'FJ.outbreakThreshold must be'],
  [{ FJ: { alertDays: 60 } }, 'FJ.alertDays must be a whole number from 2 to 59'],
  [{ FJ: { center: [-149, -17] } }, 'FJ.center must be a longitude from 120 to 260'],
  [{ FJ: { zoom: 30 } }, 'FJ.zoom must be'],
  [{ FJ: { emergency: 917 } }, 'FJ.emergency must be a telephone number'],
  [{ FJ: { emergency: '15"><script>' } }, 'FJ.emergency must be a telephone number'],
  [
    { FJ: { publishPersonFrom: 30_000 } },
    'FJ.publishPersonFrom is 30000, more than publishProfileFrom, which is 20000',
  ],
  [{ FJ: { riskVery: 3 } }, 'FJ.riskOften is 4, more than riskVery, which is 3'],
])('%j is refused by one sentence', (rows, sentence) => {
  expect(() => read(rows)).toThrow(sentence);
});
