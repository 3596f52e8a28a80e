import { sameName } from './same-name';

test.each([
  ['Chez Roti', 'ROTI', true],
  ['magasin Tehei', 'Tehei', true],
  ['Mama Tua', 'mamatua', false],
  ['Lagon Bleu', 'Lagon bleue', true],
  ['Snack Moana', 'Restaurant Hinano', false],
  ['Dispensaire de Fare', 'dispensaire Fāre', true],
  ['Marché', 'marché', null],
  ['', 'Roti', null],
  [null, undefined, null],
] as const)('%s and %s: %s', (a, b, expected) => {
  expect(sameName(a, b)).toBe(expected);
  expect(sameName(b, a)).toBe(expected);
});
