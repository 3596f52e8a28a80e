import { editDistance, nearMatches } from './near';

const FISH = [
  ['Caranx sexfasciatus', "pā'aihere", 'Bigeye trevally'],
  ['Cheilinus undulatus', 'māra', 'Napoléon', 'Humphead wrasse'],
  ['Coris aygula', 'Clown coris'],
  ['Epibulus insidiator', 'Sling-jaw wrasse'],
  ['Lutjanus bohar', 'haʻamea', 'Two-spot red snapper'],
  ['Plectropomus leopardus', 'Leopard coralgrouper', 'Saumonée léopard'],
];
const near = (query: string) => nearMatches(FISH, query, (names) => names).map(([name]) => name);

test.each([
  ['paihere', 'Caranx sexfasciatus'],
  ['napoleon wrasse', 'Cheilinus undulatus'],
  ['coral trout', 'Plectropomus leopardus'],
  ['snaper', 'Lutjanus bohar'],
  ['haamae', 'Lutjanus bohar'],
])('%s is taken for %s', (query, name) => {
  expect(near(query)[0]).toBe(name);
});

test('a word without a similar one finds no name, and neither do two letters', () => {
  expect(near('xyzzy quux')).toEqual([]);
  expect(near('co')).toEqual([]);
  expect(near('')).toEqual([]);
});

test.each([
  ['snaper', 'snapper', 1],
  ['mara', 'marra', 1],
  ['haamae', 'haamea', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'abc', 0],
  ['', 'ab', 2],
])('%s and %s are %i apart', (one, other, distance) => {
  expect(editDistance(one, other, 5)).toBe(distance);
  expect(editDistance(one, other, 0)).toBe(Math.min(distance, 1));
});
