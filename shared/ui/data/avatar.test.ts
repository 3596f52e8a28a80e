import { initials } from './avatar';

it.each([
  ['Hina Tefaʻatau', 'HT'],
  ['maeva', 'M'],
  ['Jean de la Baie', 'JB'],
  ['ʻŌpūnohu Teva', 'ŌT'],
  ['  ', ''],
])('the initials of %p are those of its first and last word', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
