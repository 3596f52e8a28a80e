import { namesByLanguage } from './names-by-language';

test('a missing name falls back to the default language, else to nothing', () => {
  const names = [
    { lang: 'en_US', value: 'Humphead wrasse' },
    { lang: 'ty_PF', value: 'māra' },
    { lang: 'ty_PF', value: 'papae' },
  ];
  expect(namesByLanguage(['en_US', 'fr_FR', 'ty_PF'], names)).toEqual([
    { lang: 'en_US', own: ['Humphead wrasse'], fallback: 'Humphead wrasse' },
    { lang: 'fr_FR', own: [], fallback: 'Humphead wrasse' },
    { lang: 'ty_PF', own: ['māra', 'papae'], fallback: 'Humphead wrasse' },
  ]);
  expect(namesByLanguage(['fr_FR'], [])).toEqual([{ lang: 'fr_FR', own: [], fallback: null }]);
});
