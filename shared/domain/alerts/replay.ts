import type { CountryNumbers } from '../country/numbers';
import type { MonthOf } from '../statistics/coverage';
import { HISTORY_MONTHS } from './baseline';
import {
  type AlertRule,
  type EarlierMonth,
  type HistoryCase,
  type IslandHistory,
  REPLAYED_RULES,
  type Signal,
} from './history';
import { POOLED_DAYS } from './pooled-rule';
import { type Remembered, watchIsland } from './watch';
import { dayOf, daysOf, monthOf, movingWindow } from './window';

/** An alert that a rule would have raised on a day in the past. */
export interface ReplayedAlert {
  rule: AlertRule;
  island: number;
  /** civil date of the case that raised it */
  at: string;
  /** length of its window */
  days: number;
  observed: number;
  expected: number | null;
  threshold: number | null;
  probability: number | null;
}

const monthIndex = ({ year, month }: MonthOf) => year * 12 + month - 1;

/** The 36 months before a date, in the form that a rule reads. */
export function monthsBefore(
  today: string,
  counts: ReadonlyMap<number, number>,
  isObserved: (at: MonthOf) => boolean,
): EarlierMonth[] {
  const now = monthIndex({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) });
  return Array.from({ length: HISTORY_MONTHS }, (_, i) => now - HISTORY_MONTHS + i).map((cell) => ({
    count: counts.get(cell) ?? 0,
    observed: isObserved({ year: Math.floor(cell / 12), month: (cell % 12) + 1 }),
  }));
}

/** Cases per month of an island, by year × 12 + month − 1. */
export function monthCounts(cases: readonly MonthOf[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of cases) counts.set(monthIndex(one), (counts.get(monthIndex(one)) ?? 0) + 1);
  return counts;
}

/**
 * The alerts that each rule would have raised on an island had every case been reported on the day of its
 * meal. Rules are replayed independently, so that they can be compared; a case without a day is placed on
 * the last day of its month.
 * @param numbers those of the island's country
 * @param usual what is usual in its country; without it `pooled` raises nothing
 */
export function replayIsland(
  island: number,
  cases: readonly HistoryCase[],
  isObserved: (at: MonthOf) => boolean,
  numbers: CountryNumbers,
  usual?: IslandHistory['usual'],
): ReplayedAlert[] {
  const before = monthsBeforeEach(monthCounts(cases), isObserved);
  const found: ReplayedAlert[] = [];
  const alerts = new Map<AlertRule, Remembered[]>(REPLAYED_RULES.map((rule) => [rule, []]));
  for (const { today, from, recent } of replayDays(cases, numbers.alertDays)) {
    const history = { island, numbers, today, cases: recent, before: before(today), ...(usual && { usual }) };
    for (const rule of REPLAYED_RULES) {
      const raised = evaluateDay(history, from, rule, alerts.get(rule) as Remembered[]);
      found.push(...raised.map((signal) => replayed(island, today, signal)));
    }
  }
  return found;
}

/** The months before a day, cached: all days of one month have the same months before them. */
function monthsBeforeEach(
  counts: ReadonlyMap<number, number>,
  isObserved: (at: MonthOf) => boolean,
): (today: string) => readonly EarlierMonth[] {
  let month = '';
  let before: readonly EarlierMonth[] = [];
  return (today) => {
    if (today.slice(0, 7) !== month) {
      month = today.slice(0, 7);
      before = monthsBefore(today, counts, isObserved);
    }
    return before;
  };
}

/** The day of a case during the replay, and the cases known by then. */
interface ReplayDay {
  today: string;
  /** the first day that a window ending today may reach */
  from: string;
  /** cases since `from`, in their order; older cases lie outside of every window */
  recent: HistoryCase[];
}

function* replayDays(cases: readonly HistoryCase[], alertDays: number): Generator<ReplayDay> {
  const sorted = cases.map((one) => ({ one, day: dayOf(one) })).sort((a, b) => (a.day < b.day ? -1 : 1));
  const inOrder = sorted.map(({ one }) => one);
  const days = sorted.map(({ day }) => day);
  let start = 0;
  let end = 0;
  for (const today of new Set(days)) {
    const from = windowStart(today, alertDays);
    while (end < days.length && (days[end] as string) <= today) end += 1;
    while ((days[start] as string) < from) start += 1;
    yield { today, from, recent: inOrder.slice(start, end) };
  }
}

/** Evaluates one rule on one day and records the alert it raises, or the cases that join an earlier one. */
function evaluateDay(
  history: Parameters<typeof watchIsland>[0],
  from: string,
  rule: AlertRule,
  alerts: Remembered[],
): readonly Signal[] {
  // Alerts that ended before the window cannot contain any of its cases.
  const near = alerts.filter(({ until }) => until >= from);
  const { raised, joining } = watchIsland(history, near, [rule]);
  for (const { alert, cases } of joining) for (const id of cases) (alert.joined as Set<number>).add(id);
  for (const signal of raised)
    alerts.push({
      rule,
      from: signal.from,
      until: signal.until,
      discarded: false,
      open: false,
      raisedBy: new Set(signal.own),
      joined: new Set(),
      fish: signal.fish ?? null,
    });
  return raised;
}

/** The first day that a window ending today may reach. */
const windowStart = (today: string, days: number) => {
  const longest = Math.max(days, POOLED_DAYS);
  const [first = today] = [monthOf(today).from, movingWindow(today, longest).from].sort();
  return first;
};

const replayed = (
  island: number,
  at: string,
  { rule, from, until, observed, expected, threshold, probability }: Signal,
): ReplayedAlert => ({
  rule,
  island,
  at,
  days: daysOf({ from, until }),
  observed,
  expected,
  threshold,
  probability,
});
