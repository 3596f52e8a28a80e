import { nearNamed, sameNamed } from './alike-names';
import { nameFaults, scientificNameFault, tidyNames } from './directory-names';

describe('names as they are stored', () => {
  test.each([
    ['name', ' Lutjanus\u00a0 bohar\u202f', 'Lutjanus bohar'],
    ['value', 'Jacks\tand trevallies', 'Jacks and trevallies'],
    ['family', '  \u00a0', null],
    ['translations.ty_PF', ["ha'amea", 'Haʻamea ', '’ōʻeo'], ['haʻamea', 'ʻōʻeo']],
    ['translation.mrq_PF', ["pa'aihe\u00a0e"], ['paʻaihe e']],
    ['translations.fr_FR', ["Perche d'or", 'perche d’or'], ["Perche d'or"]],
    ['translations.fj_FJ', ["ko'o"], ["ko'o"]],
    ['descriptions.fr_FR', 'Un\u00a0: deux', 'Un\u00a0: deux'],
    ['food', 'a  b', 'a  b'],
  ])('%s %j becomes %j', (field, sent, kept) => {
    expect(tidyNames({ [field]: sent })).toEqual({ [field]: kept });
  });
});

describe('a scientific name', () => {
  test.each([
    'Lutjanus bohar',
    'Lutjanus',
    'Novus piscis',
    'Tylosurus crocodilus crocodilus',
    'Ctenochaetus cf. striatus',
    'Scarus sp.',
    'Carcharhinus (Carcharhinus) melas',
    'Upeneus x-nigrum',
  ])('may be %s', (name) => expect(scientificNameFault(name)).toBeNull());

  test.each([
    'Lutjanus bohar (Forsskål, 1775)',
    'Lutjanus bohar Forsskål',
    'Lutjanus bohar 1775',
    'Lutjanus bohar2',
    'lutjanus bohar',
    'Lutjanus Bohar',
    'LUTJANUS BOHAR',
    'Lutjanus, bohar',
    'Lutjanus bohar.',
    '<i>Lutjanus bohar</i>',
  ])('is not %s', (name) => expect(scientificNameFault(name)).toBe('name_scientific'));
});

test('no other name holds a digit', () => {
  expect(
    nameFaults({
      'translations.ty_PF': ['roi', 'roi 2'],
      'translation.fr_FR': ['Mérous'],
      value: 'Groupers (2019)',
      family: 'Lutjanidae',
      families: ['Lutjanidae', 'Gill, 1861'],
      'descriptions.fr_FR': 'Jusqu’à 90 cm',
      spec_code: 12,
    }),
  ).toEqual({ 'translations.ty_PF': 'name_digits', value: 'name_digits', families: 'name_digits' });
});

test('equal and nearly equal names are found among the others', () => {
  const others = ['Lutjanus bohar', 'Lutjanus fulvus', 'Naso'].map((title, id) => ({ id, title }));
  const titles = (found: typeof others) => found.map(({ title }) => title);
  expect(titles(sameNamed(others, 'LUTJANUS  BOHAR'))).toEqual(['Lutjanus bohar']);
  expect(titles(nearNamed(others, 'Lutjanus bohar'))).toEqual([]);
  expect(titles(nearNamed(others, 'Lutianus bohra'))).toEqual(['Lutjanus bohar']);
  expect(titles(nearNamed(others, 'Lutjanus gibbus'))).toEqual([]);
  expect(titles(nearNamed(others, 'Nasa'))).toEqual(['Naso']);
  expect(titles(nearNamed(others, 'Mesa'))).toEqual([]);
});
