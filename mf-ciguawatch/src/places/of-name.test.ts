import { ofName } from './of-name';

test.each([
  ['Anaa', 'd’Anaa'],
  ['Îles Gambier', 'd’Îles Gambier'],
  ['Tahiti', 'de Tahiti'],
  ['Huahine', 'de Huahine'],
  ['ʻUa Pou', 'de ʻUa Pou'],
])('in French %s is said "%s"', (name, said) => {
  expect(ofName(name, 'fr_FR')).toBe(said);
});

test('other languages have the word in their sentence', () => {
  expect(ofName('Anaa', 'en_US')).toBe('Anaa');
});
