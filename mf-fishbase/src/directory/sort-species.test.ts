import { sortSpecies } from './sort-species';

const fish = (name: string, ...names: [string, string][]) => ({
  name,
  translations: names.map(([lang, value]) => ({ lang, value })),
});
const list = [
  fish('Lethrinus olivaceus', ['ty_PF', 'ʻōʻeo'], ['fr_FR', 'Bec-de-cane']),
  fish('Cephalopholis miniata', ['fr_FR', 'Vieille']),
  fish('Epinephelus polyphekadion', ['ty_PF', 'Hāpuʻu'], ['fr_FR', 'Étoilé']),
];

test.each([
  ['local', ['Epinephelus', 'Lethrinus', 'Cephalopholis']],
  ['common', ['Lethrinus', 'Epinephelus', 'Cephalopholis']],
  ['scientific', ['Cephalopholis', 'Epinephelus', 'Lethrinus']],
] as const)('sorting by %s name ignores accents, and puts species without one last', (sort, expected) => {
  const sorted = [...list];
  sortSpecies(sorted, sort, ['fr_FR', 'en_US']);
  expect(sorted.map(({ name }) => name.split(' ')[0])).toEqual(expected);
});
