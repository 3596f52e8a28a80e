import type { CountryBaseline } from '../../../shared/domain/alerts/pooled/country-baseline';
import { type CountDistribution, tailOf } from '../../../shared/domain/alerts/pooled/negative-binomial';
import { isUnusual, POOLED_WINDOWS, type PooledWindow } from '../../../shared/domain/alerts/pooled/windows';
import { monthOf, movingWindow } from '../../../shared/domain/alerts/window';
import { DEFAULT_NUMBERS } from '../../../shared/domain/country/numbers';
import { cellOf, type Event, FIRST_CELL } from './events';

/** An island on the day of an event: how many were counted in the window of a rule, and where it begins. */
interface Day {
  island: number;
  today: string;
  counted: (from: string) => number;
}

/** A rule to be measured: whether it would raise, and the days in which it raises once. */
export interface Rule {
  name: string;
  days: number;
  raises(day: Day): boolean;
}

const threshold = DEFAULT_NUMBERS.outbreakThreshold;
const monthStart = (today: string) => monthOf(today).from;
const windowStart = ({ days }: PooledWindow, today: string) =>
  days === null ? monthStart(today) : movingWindow(today, days).from;

function pooled(window: PooledWindow, usual: CountryBaseline): Rule {
  return {
    name: `pooled, ${window.name}`,
    days: window.days ?? 30,
    raises({ island, today, counted }) {
      const from = windowStart(window, today);
      const law = usual.usual(island, cellOf(from), window, cellOf(today));
      return isUnusual(window, law, counted(from));
    },
  };
}

/** The own 36 months alone: what raised before the country's pool. */
const own = (before: (island: number, cell: number) => CountDistribution): Rule => ({
  name: 'own history (before)',
  days: 30,
  raises({ island, today, counted }) {
    const seen = counted(monthStart(today));
    return seen >= 3 && tailOf(before(island, cellOf(today)), seen) < 0.01;
  },
});

/** Law of the rule before: gamma with the counts of 36 months as shape and the months as rate. */
export function ownDistribution(counts: ReadonlyMap<number, ReadonlyMap<number, number>>) {
  return (island: number, cell: number): CountDistribution => {
    let cases = 0;
    const months = Math.min(36, cell - FIRST_CELL);
    for (let back = 1; back <= months; back += 1) cases += counts.get(island)?.get(cell - back) ?? 0;
    return { mean: (cases + 0.5) / months, size: cases + 0.5 };
  };
}
/** Every rule, in the order in which they are printed. */
export function rulesOf(
  usual: CountryBaseline,
  before: (island: number, cell: number) => CountDistribution,
): Rule[] {
  return [
    {
      name: 'specification, month',
      days: 30,
      raises: ({ today, counted }) => counted(monthStart(today)) > threshold,
    },
    {
      name: 'specification, 30 days',
      days: 30,
      raises: ({ today, counted }) => counted(movingWindow(today, 30).from) > threshold,
    },
    own(before),
    ...POOLED_WINDOWS.map((window) => pooled(window, usual)),
  ];
}

/** An alert of the replay. */
export interface Alarm {
  island: number;
  at: string;
}

/** Days between two civil dates. */
export const daysBetween = (a: string, b: string): number =>
  Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** Alerts of one rule had each event been told on its day, from a date on; a rule raises once in its days. */
export function replayed(rule: Rule, events: readonly Event[], since: string): Alarm[] {
  const days = new Map<number, string[]>();
  const last = new Map<number, string>();
  const found: Alarm[] = [];
  for (const { island, date } of events) {
    const mine = days.get(island) ?? [];
    mine.push(date);
    days.set(island, mine);
    const before = last.get(island);
    if (date < since || (before && daysBetween(before, date) < rule.days)) continue;
    const counted = (from: string) => mine.length - mine.findIndex((day) => day >= from);
    if (!rule.raises({ island, today: date, counted })) continue;
    last.set(island, date);
    found.push({ island, at: date });
  }
  return found;
}

/** One alert of an island and 30 days among those of several rules. */
export function oneIn30Days(lists: readonly Alarm[][]): Alarm[] {
  const kept: Alarm[] = [];
  for (const alarm of lists.flat().sort((a, b) => (a.at < b.at ? -1 : 1)))
    if (!kept.some((one) => one.island === alarm.island && daysBetween(one.at, alarm.at) <= 30))
      kept.push(alarm);
  return kept;
}
