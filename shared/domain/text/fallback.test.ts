import { placeName } from '../geo/place';
import { FRENCH_FIRST, firstShipped, languageChain } from './fallback';
import { phenotypeLabel, specieLabel } from './search/species-names';

const BEHIND: Record<string, string> = {
  ty_PF: 'fr_FR',
  mrq_PF: 'ty_PF',
  fr_FR: 'en_US',
  aa_PF: 'bb_PF',
  bb_PF: 'aa_PF',
};
const chain = (code: string) => languageChain(code, (one) => BEHIND[one]);

test.each([
  ['ty_PF', ['ty_PF', 'fr_FR', 'en_US']],
  ['mrq_PF', ['mrq_PF', 'ty_PF', 'fr_FR', 'en_US']],
  ['fr_FR', ['fr_FR', 'en_US']],
  ['en_US', ['en_US']],
  // A circle of fallbacks ends.
  ['aa_PF', ['aa_PF', 'bb_PF', 'en_US']],
  ['xx_XX', ['xx_XX', 'en_US']],
])('the languages of a reader of %s end in English', (code, languages) => {
  expect(chain(code)).toEqual(languages);
});

test('a name is the nearest that a chain has: of a place, a species and a group', () => {
  const land = { name: 'French Polynesia', names: { fr: 'Polynésie française', ty: 'Pōrīnetia farāni' } };
  const hind = {
    name: 'Cephalopholis miniata',
    translations: [
      { lang: 'en_US', value: 'Coral hind' },
      { lang: 'fr_FR', value: 'Vieille de corail' },
    ],
  };
  const group = {
    value: 'Groupers',
    translation: [{ lang: 'fr_FR', value: 'Mérous et loches' }],
  };
  const names = (code: string) => [
    placeName(land, chain(code)),
    specieLabel(hind, chain(code)),
    phenotypeLabel(group, chain(code)),
  ];
  expect(names('ty_PF')).toEqual(['Pōrīnetia farāni', 'Vieille de corail', 'Mérous et loches']);
  expect(names('mrq_PF')).toEqual(['Pōrīnetia farāni', 'Vieille de corail', 'Mérous et loches']);
  expect(names('fr_FR')).toEqual(['Polynésie française', 'Vieille de corail', 'Mérous et loches']);
  expect(names('xx_XX')).toEqual(['French Polynesia', 'Coral hind', 'Groupers']);
});

test('a place without a name in French is called by its own, not by its English one', () => {
  const island = { name: 'Hao', names: { en: 'Bow Island' } };
  expect(placeName(island, chain('fr_FR'))).toBe('Hao');
  expect(placeName(island, chain('en_US'))).toBe('Bow Island');
});

test('a browser starts in the first shipped language of its own and their fallbacks', () => {
  expect(firstShipped(['ty'])).toBe('fr_FR');
  expect(firstShipped(['mrq-PF', 'en'])).toBe('fr_FR');
  expect(firstShipped(['de', 'en-GB', 'fr'])).toBe('en_US');
  expect(firstShipped(['es', 'fr-PF'])).toBe('fr_FR');
  expect(firstShipped([])).toBe('en_US');
  expect(new Set(FRENCH_FIRST).size).toBe(FRENCH_FIRST.length);
});
