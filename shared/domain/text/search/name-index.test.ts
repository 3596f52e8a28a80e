import { indexNames, nearNames, searchNames } from './name-index';
import { rank } from './search';

const NAMES = [
  ['Epinephelus polyphekadion', 'Camouflage grouper', 'Loche marbrée', 'hāpuʻu'],
  ['Caranx sexfasciatus', 'Bigeye trevally', 'Carangue vorace', 'pāʻaihere'],
  ['Cheilinus undulatus', 'Humphead wrasse', 'Napoléon', 'māra'],
  ['Cheilinus trilobatus', 'Tripletail wrasse', 'Labre triton'],
];
const index = indexNames(NAMES, (names) => names);
const found = (query: string) => searchNames(index, query).map(([name]) => name);
const near = (query: string) => nearNames(index, query).map(([name]) => name);

test.each(['hapuu', 'HĀPUʻU', "hāpu'u", 'hāpu’u', 'hāpuʼu', 'loche marb', 'POLYPHEKADION'])(
  '%s finds the same fish in every writing',
  (query) => expect(found(query)).toEqual(['Epinephelus polyphekadion']),
);

test('words of a query may stand in names of several languages', () => {
  expect(found('napoleon wrasse')).toEqual(['Cheilinus undulatus']);
});

test('the best match comes first, and an empty query matches all', () => {
  expect(found('wrasse')).toEqual(['Cheilinus undulatus', 'Cheilinus trilobatus']);
  expect(found('')).toHaveLength(4);
  expect(found('xyz')).toEqual([]);
});

test.each(['c', 't', 'wrasse', 'cheilinus', 'cheilinus undulatus', 'us un', 'e l'])(
  '%s is ranked as in a single text',
  (query) => {
    const best = (names: readonly string[]) =>
      names.reduce((least, name) => Math.min(least, rank(query, name) ?? 4), 4);
    const ranks = searchNames(index, query).map(best);
    expect(ranks.length).toBeGreaterThan(0);
    expect(ranks).toEqual([...ranks].sort());
  },
);

test('one letter less or swapped is near; short words are not', () => {
  expect(found('paihere')).toEqual([]);
  expect(near('paihere')).toEqual(['Caranx sexfasciatus']);
  expect(near('wrase napolein')[0]).toBe('Cheilinus undulatus');
  expect(near('zz')).toEqual([]);
});
