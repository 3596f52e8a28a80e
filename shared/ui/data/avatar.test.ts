import { initials } from './avatar';

it.each([
  ['Hina Tefaʻatau', 'HT'],
  ['maeva', 'M'],
  ['Jean de la Baie', 'JB'],
  ['ʻŌpūnohu Teva', 'ŌT'],
  ['  ', ''],
])('takes the ends of %p', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
