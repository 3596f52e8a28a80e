import { findSpecies, specieLabel, specieNames } from './species-names';

const specie = (names: Record<string, string>) => ({
  name: 'Lutjanus bohar',
  translations: Object.entries(names).map(([lang, value]) => ({ lang, value })),
});

test('local names, then the reader’s, then the scientific one', () => {
  const names = specieNames(specie({ en_US: 'Red bass', fr_FR: 'Lutjan rouge', ty_PF: 'Haʻamea' }), [
    'fr_FR',
    'en_US',
  ]);
  expect(names).toEqual({
    local: [{ lang: 'ty_PF', value: 'Haʻamea' }],
    common: 'Lutjan rouge',
    scientific: 'Lutjanus bohar',
  });
});

test('a missing translation falls back to the default language, then to the scientific name', () => {
  expect(specieNames(specie({ en_US: 'Red bass' }), ['fr_FR', 'en_US']).common).toBe('Red bass');
  expect(specieNames(specie({}), ['fr_FR', 'en_US'])).toEqual({
    local: [],
    common: null,
    scientific: 'Lutjanus bohar',
  });
  expect(specieLabel(specie({ en_US: 'Red bass' }), ['fr_FR', 'en_US'])).toBe('Red bass');
  expect(specieLabel(specie({}), ['fr_FR', 'en_US'])).toBe('Lutjanus bohar');
});

test('a reader of the local language reads it once', () => {
  expect(specieNames(specie({ ty_PF: 'Haʻamea' }), ['ty_PF', 'en_US'])).toMatchObject({
    local: [],
    common: 'Haʻamea',
  });
});

test.each([
  ['hāpuʻu', 'Hāpuʻu'],
  ['ʻōʻeo', 'ʻŌʻeo'],
  ["'ō'iri", "'Ō'iri"],
  ['Roi', 'Roi'],
  ['', ''],
])('%s is written %s, among local names and as the name of the reader', (name, written) => {
  expect(specieNames(specie({ ty_PF: name }), ['fr_FR', 'en_US']).local[0]?.value).toBe(written);
  expect(specieNames(specie({ ty_PF: name }), ['ty_PF', 'fr_FR']).common).toBe(written);
});

test('the name of a family finds its species, with or without a family of their own', () => {
  const listed = [
    { ...specie({ fr_FR: 'Poisson des Scaridae' }), family: 'Lutjanidae' },
    { name: 'Scarus niger', translations: [], family: 'Scaridae' },
    { name: 'Naso', translations: [] },
  ];
  expect(findSpecies(listed, 'scaridae').items.map(({ name }) => name)).toEqual([
    'Scarus niger',
    'Lutjanus bohar',
  ]);
});
