import { type Random, random as startRandom } from '../../../server/src/db/demo/demo-random';
import type { PairCase } from '../../../shared/domain/pairs/pair-case';
import type { PairKind } from '../../../shared/domain/pairs/score-pair';
import { islandOf, type Meal, mealAt, otherDay } from './meal';
import { newPatient } from './patient';
import type { PairInputs } from './reference';
import { type Profile, reportMeal, reportOf } from './report';

/** Two reports with known truth. */
export interface LabelledPair {
  a: PairCase;
  b: PairCase;
  truth: PairKind | null;
  /** how the pair came about */
  story: string;
}

/** Share of true pairs, as among pairs found by place and days. */
export const TRUE_SHARE = 0.05;

type Story = readonly [name: string, weight: number];
const LINKED: readonly (Story & readonly [string, number])[] = [
  ['meal: a household', 36],
  ['meal: guests at one table', 16],
  ['meal: a feast', 8],
  ['patient: patient, then nurse', 18],
  ['patient: patient and relative', 12],
  ['patient: sent twice', 5],
  ['patient: two posts', 5],
];
const UNLINKED: readonly (Story & readonly [string, number])[] = [
  ['other: other day', 75.5],
  ['other: shared date', 17],
  ['other: shared date, same group', 0.5],
  ['other: next table, same evening', 0.5],
  ['other: same household, other day', 3],
  ['other: shared date, next island', 2],
  ['other: shared date, patients alike', 1.5],
];

const anyProfile = (random: Random): Profile =>
  random.weighted([
    ['1', 6],
    ['2', 3],
    ['3', 2],
  ] as const);

/**
 * Pairs as the search by place and days finds them, reproducible by seed. The truth (one or two meals and
 * patients) is drawn first, from frequencies of the reference data; then each person reports it with their
 * own mistakes (`report.ts`). Unrelated pairs meet on an island with the square of its share.
 */
export function labelledPairs(seed: number, count: number, inputs: PairInputs): LabelledPair[] {
  const random = startRandom(seed);
  const linked = Math.round(count * TRUE_SHARE);
  return Array.from({ length: count }, (_, at) => {
    const story = random.weighted(at < linked ? LINKED : UNLINKED);
    return pairOf(random, inputs, story, at);
  });
}

/**
 * How often one person writes both reports, by profile: a nurse for a whole table, or a patient for others
 * too. Two people who report for themselves rarely share a phone.
 */
const SAME_WRITER_SHARE: Readonly<Record<string, number>> = { '11': 0.7, '22': 0.2, '23': 0.6, '33': 0.6 };

function pairOf(random: Random, inputs: PairInputs, story: string, at: number): LabelledPair {
  const kind = story.startsWith('meal') ? 'meal' : story.startsWith('patient') ? 'patient' : null;
  const island = islandOf(random, inputs, kind === null ? 2 : 1);
  const meal = firstMeal(story, mealAt(random, inputs, island, story.endsWith('feast')));
  const second = kind === null ? otherMeal(random, inputs, story, meal) : meal;
  const one = newPatient(random, inputs);
  const stranger = {
    ...newPatient(random, inputs, kind === 'meal' ? one.onset : undefined),
    ...(story.endsWith('alike') && similarPatient(one)),
  };
  const [by, and] = reporters(random, story);
  const reportedMeal = reportMeal(random, inputs, meal, by);
  // A person who writes both reports repeats the meal, mistakes included.
  const together = kind === 'meal' || story === 'patient: sent twice';
  const isSameWriter = together && random.chance(SAME_WRITER_SHARE[by + and] ?? 0);
  const again = isSameWriter ? reportedMeal : reportMeal(random, inputs, second, and);
  return {
    a: reportOf(random, 2 * at + 1, { meal, told: reportedMeal }, one, by),
    b: reportOf(random, 2 * at + 2, { meal: second, told: again }, kind === 'patient' ? one : stranger, and),
    truth: kind,
    story,
  };
}

/** Makes two strangers similar: same sex, and age within two years. */
const similarPatient = ({ gender, age }: { gender: 'M' | 'F'; age: number }) => ({
  gender,
  age: age + (age % 3) - 1,
});

function firstMeal(story: string, meal: Meal): Meal {
  const served = { purchase: '4', shop: meal.shop ?? 'Moana' } as const;
  if (story.includes('next table')) return { ...meal, ...served };
  if (!story.startsWith('meal')) return meal;
  return { ...meal, ill: Math.max(2, meal.ill), ...(story.endsWith('one table') && served) };
}

/** A meal unrelated to the first one, except for what the test story requires. */
function otherMeal(random: Random, inputs: PairInputs, story: string, first: Meal): Meal {
  const [near] = first.island.near;
  const next = story.includes('next island') && near !== undefined;
  const island = next ? (inputs.islands.find(({ id }) => id === near) ?? first.island) : first.island;
  const meal = mealAt(random, inputs, island);
  if (story.includes('household')) return { ...meal, day: otherDay(random), ...placeOf(first) };
  if (story.endsWith('other day')) return { ...meal, day: otherDay(random) };
  if (story.includes('same group')) {
    const group = inputs.species.filter(({ phenotype_id }) => phenotype_id === first.fish.phenotype_id);
    return { ...meal, fish: random.weighted(group.map((one) => [one, one.weight] as const)) };
  }
  if (story.includes('next table')) {
    const { purchase, shop } = first;
    // On one evening in four the kitchen serves both tables the same fish.
    return {
      ...meal,
      ...placeOf(first),
      caught: meal.caught,
      purchase,
      shop,
      ...(random.chance(0.25) && { fish: first.fish }),
    };
  }
  return meal;
}

const placeOf = ({ caught, obtained, localities }: Meal) => ({ caught, obtained, localities });

function reporters(random: Random, story: string): [Profile, Profile] {
  switch (story) {
    case 'patient: patient, then nurse':
      return ['2', '1'];
    case 'patient: patient and relative':
      return ['2', '3'];
    case 'patient: sent twice':
      return random.chance(0.5) ? ['2', '2'] : ['3', '3'];
    case 'patient: two posts':
      return ['1', '1'];
    case 'meal: a household':
      return random.pick([
        ['2', '3'],
        ['3', '3'],
        ['2', '2'],
        ['1', '1'],
        ['1', '2'],
      ] as [Profile, Profile][]);
    default:
      return [anyProfile(random), anyProfile(random)];
  }
}
