/** What a reporter may have seen of a fish, and the answers to each: the questions of the key by pictures. */
export const TRAITS = {
  shape: ['stout', 'perch', 'deep', 'oval', 'hump', 'disc', 'diamond', 'jack', 'cigar', 'long', 'eel'],
  mouth: ['plain', 'wide', 'small', 'beak', 'lips', 'snout', 'fangs'],
  tail: ['round', 'straight', 'forked', 'crescent', 'trailing', 'none'],
  colour: ['silver', 'white', 'brown', 'black', 'red', 'yellow', 'green', 'blue'],
  marks: ['none', 'dots', 'spot', 'blotches', 'stripes', 'bars', 'wavy', 'net'],
  size: ['small', 'medium', 'large', 'giant'],
} as const;

export type Trait = keyof typeof TRAITS;
export type TraitValue<T extends Trait = Trait> = (typeof TRAITS)[T][number];

/** Questions of the key, in the order in which they are shown; they are answered in any. */
export const TRAIT_NAMES = Object.keys(TRAITS) as Trait[];

/** Traits of a species: each with the values that its individuals may show. */
export type SpeciesTraits = Partial<Record<Trait, readonly string[]>>;

/** Answers of the identification key; an unanswered question, or "I don't know", excludes no species. */
export type TraitAnswers = Partial<Record<Trait, string>>;

/** Traits as the list of species holds them, such as `shape:disc colour:yellow,blue`. */
export const writeTraits = (traits: SpeciesTraits): string =>
  TRAIT_NAMES.flatMap((name) => (traits[name]?.length ? [`${name}:${traits[name].join(',')}`] : [])).join(
    ' ',
  );

/** Reads what `writeTraits` wrote; values that this release does not know are left out. */
export function readTraits(text: string): SpeciesTraits {
  const traits: Partial<Record<Trait, string[]>> = {};
  for (const part of text.split(' ')) {
    const [name, values = ''] = part.split(':');
    const known: readonly string[] | undefined = TRAITS[name as Trait];
    if (known) traits[name as Trait] = values.split(',').filter((value) => known.includes(value));
  }
  return traits;
}

/** Share of answers that are taken to be wrong: one wrong answer lowers a species, and never excludes it. */
const WRONG = 0.1;

/** A species with how well it fits. */
interface Ranked<T> {
  item: T;
  /** answers that fit it, of those given */
  fits: number;
}

/**
 * Species by how well they fit what was seen, best first; all of them, and those that fit alike in the given order.
 * Each is scored by how likely the answers would be if it was the fish: its own values share what is not wrong, all
 * others share the wrong answers.
 */
export function rankByTraits<T extends { traits: SpeciesTraits }>(
  species: readonly T[],
  answers: TraitAnswers,
): Ranked<T>[] {
  const given = TRAIT_NAMES.flatMap((name) =>
    answers[name] === undefined ? [] : [[name, answers[name]] as const],
  );
  return species
    .map((item) => {
      const own = given.map(([name, value]) => ({
        values: item.traits[name] ?? [],
        all: TRAITS[name].length,
        value,
      }));
      const score = own.reduce((sum, { values, all, value }) => sum + logChance(values, all, value), 0);
      return { item, score, fits: own.filter(({ values, value }) => values.includes(value)).length };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ item, fits }) => ({ item, fits }));
}

/** Logarithm of the chance that a fish with these values is described by that one, of `all` that can be chosen. */
function logChance(values: readonly string[], all: number, value: string): number {
  if (values.length === 0 || values.length === all) return -Math.log(all);
  return Math.log(values.includes(value) ? (1 - WRONG) / values.length : WRONG / (all - values.length));
}
