import type { Detector, HistoryCase, IslandHistory, Signal } from './history';
import { isInWindow, movingWindow } from './window';

/** Days within which meals of one fish on an island are looked at together. */
export const SAME_FISH_DAYS = 30;
/** Unrelated meals of one fish on an island that raise an alert. */
export const SAME_FISH_MEALS = 3;

/**
 * Groups of reports that nothing relates to one another: reports of one meal are related, and those that share a mark
 * (device, network, address or telephone number of the reporter), directly or by way of others.
 * @returns by case id, the id of the first case of its group
 */
export function relatedGroups(cases: readonly HistoryCase[]): Map<number, number> {
  const above = new Map(cases.map(({ id }) => [id, id]));
  const top = (id: number): number => {
    let at = id;
    for (let next = above.get(at); next !== undefined && next !== at; next = above.get(at)) at = next;
    return at;
  };
  const holder = new Map<string, number>();
  for (const { id, meal, marks } of [...cases].sort((a, b) => a.id - b.id))
    for (const key of [...(meal ? [`meal ${meal}`] : []), ...(marks ?? [])]) {
      const other = holder.get(key);
      if (other === undefined) holder.set(key, id);
      else {
        const [low, high] = [top(other), top(id)].sort((a, b) => a - b) as [number, number];
        above.set(high, low);
      }
    }
  return new Map(cases.map(({ id }) => [id, top(id)]));
}

/** Number of meals of some cases that nothing relates to one another. */
const unrelatedMeals = (cases: readonly HistoryCase[]): number => new Set(relatedGroups(cases).values()).size;

/** The cases of the window that name a fish, by fish. */
function inWindow({ cases, today }: IslandHistory): [number, HistoryCase[]][] {
  const { from, until } = movingWindow(today, SAME_FISH_DAYS);
  const found = new Map<number, HistoryCase[]>();
  for (const one of cases)
    if (one.fish != null && isInWindow(one, from, until))
      found.set(one.fish, [...(found.get(one.fish) ?? []), one]);
  return [...found].sort(([a], [b]) => a - b);
}

/** The history of each fish that enough cases name, as if there were no other. */
const byFish = (history: IslandHistory): IslandHistory[] =>
  inWindow(history)
    .filter(([, cases]) => cases.length >= SAME_FISH_MEALS)
    .map(([, cases]) => ({ ...history, cases }));

/** What is seen of the fish with most unrelated meals. */
function look(history: IslandHistory): Signal {
  const [most] = inWindow(history)
    .map(([fish, cases]) => ({ fish, cases, observed: unrelatedMeals(cases) }))
    .sort((a, b) => b.observed - a.observed);
  const observed = most?.observed ?? 0;
  return {
    rule: 'same_fish',
    raised: observed >= SAME_FISH_MEALS,
    ...movingWindow(history.today, SAME_FISH_DAYS),
    ...{ observed, expected: null, threshold: null, probability: null, fish: most?.fish ?? null },
    cases: (most?.cases ?? []).map(({ id }) => id).sort((a, b) => a - b),
    sentence: { text: 'same_fish', values: { observed } },
  };
}

/**
 * Alert when three unrelated meals of one species on an island occur within 30 days. No probability is given,
 * because the number of times that a fish is eaten on an island is unknown; two within 30 days occur by
 * chance 8.7 times a year in the data of French Polynesia and are only noted.
 */
export const sameFishRule: Detector = { rule: 'same_fish', parts: byFish, look };
