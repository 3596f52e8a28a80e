import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookAlikes } from './look-alikes';
import type { SpeciesTraits } from './traits';

const FILE = join(__dirname, '../../../server/reference-data/species_traits.json');
const species = Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, SpeciesTraits>).map(
  ([slug, traits], id) => ({ id, slug, traits }),
);

function alikeTo(slug: string) {
  const own = species.find((one) => one.slug === slug);
  const others = species.filter((one) => one !== own);
  return lookAlikes(own?.traits ?? {}, others).map(({ id, differs }) => [species[id]?.slug, differs]);
}

it('names the fish of the same shape, with what tells them apart from it', () => {
  expect(alikeTo('sphyraena-barracuda')).toEqual([['sphyraena-forsteri', ['marks']]]);
  expect(alikeTo('cephalopholis-miniata')[0]).toEqual(['cephalopholis-urodeta', []]);
});

it('names nobody for a fish whose shape no other has', () => {
  expect(alikeTo('gymnothorax-javanicus')).toEqual([]);
});

it('names four at most, each differing in two traits at most and never itself', () => {
  for (const { slug } of species) {
    const alike = alikeTo(slug);
    expect(alike.length).toBeLessThanOrEqual(4);
    for (const [other, differs] of alike) {
      expect(other).not.toBe(slug);
      expect(differs?.length).toBeLessThanOrEqual(2);
    }
  }
});

it('lets a trait that is not known decide nothing', () => {
  const own: SpeciesTraits = { shape: ['jack'], tail: ['forked'] };
  expect(lookAlikes(own, [{ id: 1, traits: { shape: ['jack'], marks: ['dots'] } }])).toEqual([
    { id: 1, differs: [] },
  ]);
  expect(lookAlikes(own, [{ id: 1, traits: { marks: ['dots'] } }])).toEqual([]);
});
