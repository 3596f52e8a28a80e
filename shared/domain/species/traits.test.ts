import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  rankByTraits,
  readTraits,
  type SpeciesTraits,
  TRAIT_NAMES,
  TRAITS,
  type TraitAnswers,
  writeTraits,
} from './traits';

const FILE = join(__dirname, '../../../server/reference-data/species_traits.json');
const species = Object.entries(
  JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, SpeciesTraits & { described: string[] }>,
).map(([slug, traits]) => ({ slug, traits }));

/** Numbers from 0 to 1, the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ROUNDS = 50;

interface Seen {
  wrong: number;
  unknown: number;
  random: () => number;
}

/** What somebody says who saw a fish of these traits, with answers that are wrong or left out now and then. */
function seen(traits: SpeciesTraits, { wrong, unknown, random }: Seen): TraitAnswers {
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] as string;
  return Object.fromEntries(
    TRAIT_NAMES.filter(() => random() >= unknown).map((name) => {
      const own = traits[name] ?? [];
      const others = TRAITS[name].filter((value) => !own.includes(value));
      return [name, random() < wrong && others.length > 0 ? oneOf(others) : oneOf(own)];
    }),
  );
}

/** Share of seeded rounds in which the fish that was seen is among the first five. */
function amongFirstFive(how: Omit<Seen, 'random'>): number {
  const random = seeded(42);
  const rounds = Array.from({ length: ROUNDS }, () => species).flat();
  const found = rounds.filter(({ slug, traits }) =>
    rankByTraits(species, seen(traits, { ...how, random }))
      .slice(0, 5)
      .some(({ item }) => item.slug === slug),
  );
  return found.length / rounds.length;
}

test('forty species have each trait, of known values, and say what their description states', () => {
  expect(species).toHaveLength(40);
  for (const { slug, traits } of species) {
    expect([slug, readTraits(writeTraits(traits))]).toEqual([
      slug,
      Object.fromEntries(TRAIT_NAMES.map((name) => [name, traits[name]])),
    ]);
    expect(TRAIT_NAMES.filter((name) => traits[name]?.length === 0)).toEqual([]);
    expect(traits.described.filter((name) => !(TRAIT_NAMES as string[]).includes(name))).toEqual([]);
  }
});

// Measured with this seed: 0.99, 0.98, 0.95 and 0.97.
test.each([
  ['one answer in ten wrong', { wrong: 0.1, unknown: 0 }],
  ['one in ten wrong, one in six not known', { wrong: 0.1, unknown: 1 / 6 }],
  ['one in ten wrong, a third not known', { wrong: 0.1, unknown: 1 / 3 }],
  ['one in five wrong', { wrong: 0.2, unknown: 0 }],
])('the right species is among the first five in nine of ten: %s', (_how, rates) => {
  expect(amongFirstFive(rates)).toBeGreaterThanOrEqual(0.9);
});

test('no answer leaves the given order, and no wrong answer excludes a species', () => {
  expect(rankByTraits(species, {}).map(({ item }) => item.slug)).toEqual(species.map(({ slug }) => slug));
  const wrong: TraitAnswers = {
    shape: 'eel',
    mouth: 'beak',
    tail: 'none',
    colour: 'red',
    marks: 'net',
    size: 'giant',
  };
  expect(rankByTraits(species, wrong)).toHaveLength(40);
});

test('what is not known of a species neither raises nor lowers it against answers that are', () => {
  const known = { traits: { shape: ['eel'] } };
  const other = { traits: { shape: ['disc'] } };
  const unknown = { traits: {} };
  const ranked = rankByTraits([other, unknown, known], { shape: 'eel' });
  expect(ranked.map(({ item }) => item)).toEqual([known, unknown, other]);
  expect(ranked.map(({ fits }) => fits)).toEqual([1, 0, 0]);
});

test('values of a later release are left out', () => {
  expect(readTraits('shape:disc,cube smell:sweet')).toEqual({ shape: ['disc'] });
});
