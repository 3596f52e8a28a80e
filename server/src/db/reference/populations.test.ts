import { readCsv, referenceDir } from './files';
import { openIslands, readCommunes, unitsOf } from './populations';

const communes = readCommunes(readCsv(referenceDir(), 'populations_pf_2022.csv'));
const units = unitsOf(communes);
const unit = (island: number) => units.find(({ islands }) => islands.includes(island));

test('no resident is lost or counted twice', () => {
  expect(units.reduce((sum, { value }) => sum + value, 0)).toBe(278_786);
  const islands = units.flatMap((found) => found.islands);
  expect(new Set(islands).size).toBe(islands.length);
});

test('the communes of one island are added up', () => {
  expect(unit(69)).toMatchObject({ islands: [69], value: 191_779 });
  expect(unit(75)).toMatchObject({ islands: [75], value: 5007 + 3718 + 3663 });
});

test('the islands of one commune stay together', () => {
  expect(unit(71)).toEqual({ id: 70, islands: [70, 71], value: 18_201 });
  expect(unit(120)?.islands).toEqual([117, 118, 119, 120]);
});

test('a commune that joins two units makes them one', () => {
  const joined = unitsOf([
    { population: 10, islands: [1] },
    { population: 20, islands: [2] },
    { population: 5, islands: [1, 2] },
  ]);
  expect(joined).toEqual([{ id: 1, islands: [1, 2], value: 35 }]);
});

test('small and unknown communes are closed', () => {
  const open = openIslands(communes);
  expect(open.has(69)).toBe(true);
  expect(open.has(88)).toBe(false);
  expect(open.has(115)).toBe(false);
});
