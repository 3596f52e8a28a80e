import { readCsv, referenceDir } from './files';
import { censusUnits, readCommunes, readIslandCounts } from './populations';

const communes = readCommunes(readCsv(referenceDir(), 'populations_pf_2022.csv'));
const own = readIslandCounts(readCsv(referenceDir(), 'populations_pf_islands.csv'));
const units = censusUnits(communes, own);
const unit = (island: number) => units.find(({ islands }) => islands.includes(island));

test('no resident is lost or counted twice', () => {
  const sum = (of: typeof units) => of.reduce((all, { value }) => all + value, 0);
  expect(sum(censusUnits(communes))).toBe(278_786);
  // The five islands of Rangiroa's commune come from a census five years older, with 104 people fewer.
  expect(sum(units)).toBe(278_786 - 104);
  const islands = units.flatMap((found) => found.islands);
  expect(new Set(islands).size).toBe(islands.length);
});

test('the communes of one island are added up', () => {
  expect(unit(69)).toMatchObject({ islands: [69], value: 191_779, year: 2022 });
  expect(unit(75)).toMatchObject({ islands: [75], value: 5007 + 3718 + 3663 });
});

test('an island with a count of its own has its own number, year and source', () => {
  expect(unit(71)).toMatchObject({ id: 71, islands: [71], value: 343, year: 2022 });
  expect(unit(119)).toMatchObject({ id: 119, islands: [119], value: 94, year: 2017 });
  expect(unit(120)).toMatchObject({ value: 2709, source: expect.stringContaining('census 2017') });
});

test('the other islands of one commune stay together', () => {
  expect(unit(122)).toMatchObject({ id: 121, islands: [121, 122, 123], value: 1736 });
  expect(censusUnits(communes).find(({ islands }) => islands.includes(71))?.islands).toEqual([70, 71]);
});

test('a commune that joins two units makes them one', () => {
  const joined = censusUnits([
    { population: 10, islands: [1] },
    { population: 20, islands: [2] },
    { population: 5, islands: [1, 2] },
  ]);
  expect(joined).toMatchObject([{ id: 1, islands: [1, 2], value: 35 }]);
});

test('a commune with one island counted by itself leaves no number to the others', () => {
  const apart = [{ island: 2, population: 3, year: 2020, source: 'count' }];
  expect(censusUnits([{ population: 5000, islands: [1, 2] }], apart)).toEqual([
    { id: 2, islands: [2], value: 3, year: 2020, source: 'count' },
  ]);
});
