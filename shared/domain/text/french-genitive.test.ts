import { frenchGenitive } from './french-genitive';

test.each([
  ['Anaa', 'd’Anaa'],
  ['Îles Gambier', 'd’Îles Gambier'],
  ['Tahiti', 'de Tahiti'],
  ['Huahine', 'de Huahine'],
  ['ʻUa Pou', 'de ʻUa Pou'],
])('the French genitive of %s is "%s"', (name, said) => {
  expect(frenchGenitive(name, ['fr_FR', 'en_US'])).toBe(said);
});

test('other languages have the preposition in their sentence', () => {
  expect(frenchGenitive('Anaa', ['en_US'])).toBe('Anaa');
});
