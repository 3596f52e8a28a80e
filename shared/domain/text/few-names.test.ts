import { fewNames } from './few-names';

it('names at most five, or as many as asked for, and says that there are more', () => {
  const names = ['Anaa', 'Hao', 'Makemo', 'Manihi', 'Rapa', 'Tahiti'];
  expect(fewNames(names)).toBe('Anaa, Hao, Makemo, Manihi, Rapa, …');
  expect(fewNames(names.slice(1))).toBe('Hao, Makemo, Manihi, Rapa, Tahiti');
  expect(fewNames(names, 3)).toBe('Anaa, Hao, Makemo, …');
  expect(fewNames([])).toBe('');
});
