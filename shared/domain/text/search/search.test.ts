import { matches, normalise, rank } from './search';

it.each([
  ['Hāpuʻu', 'hapuu'],
  ["hapu'u", 'hapuu'],
  ['HAPU’U', 'hapuu'],
  ['Fa\u0304‘ie', 'faie'],
  ['ʼŌpūnohu', 'opunohu'],
  ['Œufs', 'oeufs'],
  ['Saint-Élie  (Île)', 'saint elie ile'],
])('%s is compared as %s', (text, plain) => {
  expect(normalise(text)).toBe(plain);
});

test('every word of the query is looked for, in any order', () => {
  expect(matches('perroquet bleu', 'Bleu, le perroquet')).toBe(true);
  expect(matches('perroquet rouge', 'Bleu, le perroquet')).toBe(false);
  expect(matches('', 'Anything')).toBe(true);
});

test('a better match has a lower rank', () => {
  expect(rank('hao', 'Hao')).toBe(0);
  expect(rank('hua', 'Huahine')).toBe(1);
  expect(rank('iti', 'Huahine Iti')).toBe(2);
  expect(rank('hine', 'Huahine')).toBe(3);
  expect(rank('zzz', 'Huahine')).toBeNull();
});
