import type { CountryNumbers } from '../country/numbers';
import type { MonthOf } from '../statistics/coverage';
import { ALERT_RULES, type AlertRule, type EarlierMonth, type HistoryCase, type Signal } from './history';
import { HISTORY_MONTHS } from './usual';
import { type Remembered, watchIsland } from './watch';
import { monthOf, movingWindow } from './window';

/** An alert that a rule would have raised on one day. */
export interface ReplayedAlert {
  rule: AlertRule;
  island: number;
  /** civil date of the case that raised it */
  at: string;
  observed: number;
  expected: number | null;
  threshold: number | null;
  probability: number | null;
}

const cellOf = ({ year, month }: MonthOf) => year * 12 + month - 1;
const ahead = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;

/** The months before a date as a rule reads them. */
export function monthsBefore(
  today: string,
  counts: ReadonlyMap<number, number>,
  isObserved: (at: MonthOf) => boolean,
): EarlierMonth[] {
  const now = cellOf({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) });
  return Array.from({ length: HISTORY_MONTHS }, (_, i) => now - HISTORY_MONTHS + i).map((cell) => ({
    count: counts.get(cell) ?? 0,
    observed: isObserved({ year: Math.floor(cell / 12), month: (cell % 12) + 1 }),
  }));
}

/** Cases per month of an island, by year × 12 + month − 1. */
export function monthCounts(cases: readonly MonthOf[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of cases) counts.set(cellOf(one), (counts.get(cellOf(one)) ?? 0) + 1);
  return counts;
}

/**
 * What each rule would have raised on an island, had every case been reported on the day of its meal. Each rule
 * is asked by itself, so that rules can be compared; a case without a day comes on the last one of its month.
 * @param numbers those of the island's country
 */
export function replayIsland(
  island: number,
  cases: readonly HistoryCase[],
  isObserved: (at: MonthOf) => boolean,
  numbers: CountryNumbers,
): ReplayedAlert[] {
  const counts = monthCounts(cases);
  const sorted = cases
    .map((one) => ({ one, day: one.date ?? monthOf(ahead(one.year, one.month)).until }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const inOrder = sorted.map(({ one }) => one);
  const days = [...new Set(sorted.map(({ day }) => day))];
  const found: ReplayedAlert[] = [];
  const alerts = new Map<AlertRule, Remembered[]>(ALERT_RULES.map((rule) => [rule, []]));
  // What is older than every window decides nothing.
  let start = 0;
  let end = 0;
  let month = '';
  let before: readonly EarlierMonth[] = [];
  for (const today of days) {
    while (end < sorted.length && (sorted[end] as Dated).day <= today) end += 1;
    const from = daysBack(today, numbers.alertDays);
    while ((sorted[start] as Dated).day < from) start += 1;
    // The days of a month have the same months before them.
    if (!today.startsWith(month) || month === '') {
      month = today.slice(0, 7);
      before = monthsBefore(today, counts, isObserved);
    }
    const history = { island, numbers, today, cases: inOrder.slice(start, end), before, neighbours: [] };
    for (const rule of ALERT_RULES) {
      const mine = alerts.get(rule) as Remembered[];
      // What ended before the window remembers none of its cases.
      const near = mine.filter(({ until }) => until >= from);
      const { raised, joining } = watchIsland(history, near, [rule]);
      for (const { alert, cases: more } of joining)
        for (const id of more) (alert.joined as Set<number>).add(id);
      for (const signal of raised) {
        found.push(replayed(island, today, signal));
        mine.push({
          rule,
          from: signal.from,
          until: signal.until,
          discarded: false,
          open: false,
          raisedBy: new Set(signal.own),
          joined: new Set(),
        });
      }
    }
  }
  return found;
}

interface Dated {
  one: HistoryCase;
  /** civil date that the case comes on */
  day: string;
}

/** The first day that a window ending today may reach. */
const daysBack = (today: string, days: number) => {
  const [first = today] = [monthOf(today).from, movingWindow(today, days).from].sort();
  return first;
};

const replayed = (
  island: number,
  at: string,
  { rule, observed, expected, threshold, probability }: Signal,
): ReplayedAlert => ({ rule, island, at, observed, expected, threshold, probability });
