import { abbreviateNames } from './abbreviate-names';

it('names at most five, or as many as asked for, and says that there are more', () => {
  const names = ['Anaa', 'Hao', 'Makemo', 'Manihi', 'Rapa', 'Tahiti'];
  expect(abbreviateNames(names)).toBe('Anaa, Hao, Makemo, Manihi, Rapa, …');
  expect(abbreviateNames(names.slice(1))).toBe('Hao, Makemo, Manihi, Rapa, Tahiti');
  expect(abbreviateNames(names, 3)).toBe('Anaa, Hao, Makemo, …');
  expect(abbreviateNames([])).toBe('');
});
