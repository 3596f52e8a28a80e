import { speciesNames } from './species-names';

const specie = (names: Record<string, string>) => ({
  name: 'Lutjanus bohar',
  translations: Object.entries(names).map(([lang, value], at) => ({
    id: at + 1,
    lang,
    lang_id: at + 1,
    value,
  })),
});

test('local name first, then the reader’s, then the scientific one', () => {
  const names = speciesNames(specie({ en_US: 'Red bass', fr_FR: 'Lutjan rouge', ty_PF: 'Haʻamea' }), 'fr_FR');
  expect(names).toEqual({
    local: { text: 'Haʻamea', lang: 'ty-PF' },
    common: 'Lutjan rouge',
    scientific: 'Lutjanus bohar',
  });
});

test('a missing translation falls back to the default language, then to none', () => {
  expect(speciesNames(specie({ en_US: 'Red bass' }), 'fr_FR').common).toBe('Red bass');
  expect(speciesNames(specie({}), 'fr_FR')).toEqual({
    local: null,
    common: null,
    scientific: 'Lutjanus bohar',
  });
});

test('a reader of the local language reads it once', () => {
  expect(speciesNames(specie({ ty_PF: 'Haʻamea' }), 'ty_PF')).toMatchObject({
    local: null,
    common: 'Haʻamea',
  });
});
