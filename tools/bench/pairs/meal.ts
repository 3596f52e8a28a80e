import type { DemoSpecies } from '../../../server/src/db/demo/demo-case';
import type { Random } from '../../../server/src/db/demo/demo-random';
import type { Island, PairInputs } from './reference';

/** The truth about a meal. */
export interface Meal {
  island: Island;
  /** where the fish was caught, in degrees */
  caught: [number, number];
  /** where it was obtained; reports name either place */
  obtained: [number, number];
  /** localities of both places, null where the island has none */
  localities: readonly [caught: number | null, obtained: number | null];
  /** civil date, in days from the first one */
  day: number;
  /** minutes after midnight */
  minute: number;
  fish: DemoSpecies;
  purchase: '1' | '2' | '3' | '4' | 'U';
  /** name of the shop or restaurant, where it has one */
  shop: string | null;
  /** people ill */
  ill: number;
}

const SHOPS =
  'Mama Tua,Tehei,Vaitape,Lagon Bleu,Chez Roti,Tipanier,Moana,Hinano,Te Ava,Poe Rava,Manava,Taina,Fenua,Motu Ura,Orofara,Vahine,Te Tiare,Anapa,Puna,Miki Miki'.split(
    ',',
  );
/**
 * Days within which unrelated meals are generated: reports of one place share dates more often than by
 * chance.
 */
const WINDOW_DAYS = 3;

/** Minute of a meal: noon or evening, more often evening, in quarters of an hour. */
function mealMinute(random: Random): number {
  const evening = random.chance(0.6);
  const spread = random.int(-5, 5) + random.int(-3, 3);
  return (evening ? 19 * 60 : 12 * 60) + spread * 15;
}

const positionAround = (random: Random, [lng, lat]: [number, number], degrees: number): [number, number] => [
  lng + (random.next() - 0.5) * 2 * degrees,
  lat + (random.next() - 0.5) * 2 * degrees,
];

/**
 * Draws an island in proportion to its reports raised to `power`: 2 where two unrelated reports must meet
 * there.
 */
export function islandOf(random: Random, { islands, weights }: PairInputs, power: 1 | 2): Island {
  return random.weighted(islands.map((island, at) => [island, (weights[at] ?? 0) ** power] as const));
}

/** Draws a meal on an island, on the first day. */
export function mealAt(random: Random, { species }: PairInputs, island: Island, feast = false): Meal {
  const purchase = random.chance(0.35) ? random.weighted(PURCHASE_WEIGHTS) : 'U';
  const alone = !feast && random.chance(0.4);
  return {
    island,
    caught: positionAround(random, island.center, 0.09),
    obtained: positionAround(random, island.center, 0.09),
    localities: [localityOf(random, island), localityOf(random, island)],
    day: 0,
    minute: mealMinute(random),
    fish: random.weighted(species.map((specie) => [specie, specie.weight] as const)),
    purchase,
    shop: purchase === 'U' ? null : random.pick(SHOPS),
    ill: alone ? 1 : feast ? random.int(6, 20) : random.weighted(PEOPLE_ILL_WEIGHTS),
  };
}

const PURCHASE_WEIGHTS = [
  ['1', 5],
  ['2', 3],
  ['3', 3],
  ['4', 2],
] as const;
const PEOPLE_ILL_WEIGHTS = [
  [2, 10],
  [3, 6],
  [4, 4],
  [5, 2],
  [8, 1],
] as const;

const localityOf = (random: Random, { localities }: Island) =>
  localities.length === 0 ? null : random.pick(localities);

/** Draws another day within the search window. */
export const otherDay = (random: Random): number => random.pick([-1, 1]) * random.int(1, WINDOW_DAYS);
