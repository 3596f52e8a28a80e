import { daysAfter } from '../../../shared/domain/alerts/window';
import type { Event } from './events';
import { seeded } from './random';
import { daysBetween, type Rule } from './rules';

/** What a made cluster is: reports within days, on islands with less than a usual number a month. */
const REPORTS = 4;
const WITHIN_DAYS = 21;
const BELOW_A_MONTH = 0.5;
const MADE = 500;

/**
 * Share of made clusters that each rule finds, on quiet islands.
 * @param span first and last day on which one begins
 */
export function found(
  rules: readonly Rule[],
  events: readonly Event[],
  islands: readonly number[],
  [from, until]: readonly [string, string],
): number[] {
  const random = seeded(99);
  const days = new Map(
    islands.map((id) => [id, events.filter(({ island }) => island === id).map(({ date }) => date)]),
  );
  const span = daysBetween(from, until);
  const hits = rules.map(() => 0);
  for (let made = 0; made < MADE; ) {
    const island = islands[Math.floor(random() * islands.length)] as number;
    const start = daysAfter(from, Math.floor(random() * span));
    const own = days.get(island) ?? [];
    const before = daysAfter(start, -1096);
    if (own.filter((day) => day >= before && day < start).length / 36 >= BELOW_A_MONTH) continue;
    made += 1;
    const added = Array.from({ length: REPORTS }, () =>
      daysAfter(start, Math.floor(random() * WITHIN_DAYS)),
    ).sort();
    for (const [at, rule] of rules.entries())
      if (raisesOn(rule, island, own, added)) hits[at] = (hits[at] ?? 0) + 1;
  }
  return hits.map((hit) => hit / MADE);
}

const raisesOn = (rule: Rule, island: number, own: readonly string[], added: readonly string[]): boolean =>
  added.some((today, at) => {
    const known = [...own.filter((day) => day <= today), ...added.slice(0, at + 1)];
    return rule.raises({ island, today, counted: (from) => known.filter((day) => day >= from).length });
  });
