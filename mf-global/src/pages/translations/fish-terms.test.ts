import type { Phenotype, Specie } from '@ciguawatch/shared/api/schemas/species';
import { fishNamed, fishTerms } from './fish-terms';

const names = (...pairs: [string, string][]) => pairs.map(([lang, value]) => ({ lang, value }));
const group = (value: string, ...pairs: [string, string][]) =>
  ({ value, translation: names(...pairs) }) as unknown as Phenotype;
const specie = (...pairs: [string, string][]) => ({ translations: names(...pairs) }) as unknown as Specie;

const groups = [
  group('Groupers', ['fr_FR', 'Mérous et loches'], ['ty_PF', "hāpu'u"], ['ty_PF', 'tarao']),
  group('Wrasses', ['fr_FR', 'Labres et napoléon'], ['ty_PF', "po'ou"]),
  group('Snappers', ['fr_FR', 'Vivaneaux / Lutjans'], ['ty_PF', "ha'amea"]),
  group('Mullets', ['fr_FR', 'Mulets']),
];
const species = [
  specie(['en_US', 'Camouflage grouper'], ['ty_PF', "hāpu'u"]),
  { ...specie(['en_US', 'Coral hind'], ['ty_PF', 'roi']), deleted: true },
];
const named = (source: string, from: string, to: string) =>
  fishNamed(fishTerms({ species, groups }, from, to), source).map(
    (term) => `${term.source} → ${term.target}`,
  );

test('a group is found in singular and plural, with every name it has in the language', () => {
  expect(named('Grouper, snapper, parrotfish…', 'en_US', 'ty_PF')).toEqual([
    "Groupers → hāpu'u, tarao",
    "Snappers → ha'amea",
  ]);
  expect(named('One wrasse', 'en_US', 'ty_PF')).toEqual(["Wrasses → po'ou"]);
});

test('a joint name is found by each of its kinds', () => {
  expect(named('Une loche ou un vivaneau ?', 'fr_FR', 'en_US')).toEqual([
    'Mérous et loches → Groupers',
    'Vivaneaux / Lutjans → Snappers',
  ]);
});

test('a species is found by its whole name', () => {
  expect(named('A camouflage grouper', 'en_US', 'ty_PF')).toEqual([
    "Groupers → hāpu'u, tarao",
    "Camouflage grouper → hāpu'u",
  ]);
});

test('fish that are deleted, without a name in the language, or part of a word are left out', () => {
  expect(named('Coral hind', 'en_US', 'ty_PF')).toEqual([]);
  expect(named('Two mullets', 'en_US', 'ty_PF')).toEqual([]);
  expect(named('A snappering boat', 'en_US', 'ty_PF')).toEqual([]);
});
