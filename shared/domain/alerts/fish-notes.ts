import type { HistoryCase } from './history';
import { relatedGroups, SAME_FISH_DAYS } from './same-fish';
import { dayOf, daysAfter } from './window';

/** What editors are told beside the alerts: never mailed, never public. */
export const NOTE_KINDS = ['first_fish', 'fish_again'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/** Meals of an island that name a fish, before one of them. */
export interface FishBefore {
  /** meals that name a species */
  named: number;
  /** species that exactly one of them names */
  once: number;
}

/**
 * Chance that the next meal names a fish that none before it named, by Good-Turing: the share of the meals whose fish
 * is named once (Good 1953, Biometrika 40:237–264). Null where no meal named a fish.
 */
export const probabilityOfNewFish = ({ named, once }: FishBefore): number | null =>
  named === 0 ? null : once / named;

/** Meals before by species, and what follows from them: a test holds the formula to it, the page of methods shows it. */
export const GOLDEN_FISH = { meals: [5, 3, 1, 1], named: 10, once: 2, chance: 0.2 } as const;

/** Cases in the order of their meals. */
const byDay = (a: HistoryCase, b: HistoryCase): number =>
  dayOf(a) === dayOf(b) ? a.id - b.id : dayOf(a) < dayOf(b) ? -1 : 1;

/**
 * The latest case of the same fish on the same island, at most 30 days before, that nothing relates to a case; null
 * without any. Of a meal with several reports, the earliest alone is asked about.
 * @param cases those of the island that name a fish
 */
export function sameFishBefore(cases: readonly HistoryCase[], one: HistoryCase): HistoryCase | null {
  const day = dayOf(one);
  const first = daysAfter(day, 1 - SAME_FISH_DAYS);
  const near = cases
    .filter((other) => other.fish === one.fish && first <= dayOf(other) && byDay(other, one) <= 0)
    .sort(byDay);
  if (one.meal && near.some(({ id, meal }) => meal === one.meal && id !== one.id)) return null;
  const group = relatedGroups(near);
  return near.findLast(({ id }) => group.get(id) !== group.get(one.id)) ?? null;
}
