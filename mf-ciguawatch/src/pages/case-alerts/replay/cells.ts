import type { AlertReplay, AlertState } from '@ciguawatch/shared/api/schemas/alert';
import type { AlertRule } from '@ciguawatch/shared/domain/alerts/history';

/** A month as one number: year × 12 + month − 1, so that months can be compared and subtracted. */
export type Cell = number;

/** Cell of a year and a month from 1 to 12. */
export const cellOf = ({ year, month }: { year: number; month: number }): Cell => year * 12 + month - 1;
/** Cell of an ISO date. */
export const cellOfDate = (date: string): Cell =>
  Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
/** Year of a cell. */
export const yearOf = (cell: Cell): number => Math.floor(cell / 12);
/** Month of a cell, from 1 to 12. */
export const monthOf = (cell: Cell): number => (cell % 12) + 1;

/** One alert on the strip chart, computed by the replay or taken from the log. */
export interface StripAlert {
  rule: AlertRule;
  island: number;
  cell: Cell;
  look: 'replayed' | AlertState;
  /** length of its window in days */
  days: number;
  observed: number;
  expected: number | null;
  threshold: number | null;
  probability: number | null;
}

/** Marks of the strip. An alert of the log replaces the replayed one of the same rule, island and month. */
export function marksOf({ alerts, log }: AlertReplay): StripAlert[] {
  const key = (rule: string, island: number, at: string) => `${rule} ${island} ${at.slice(0, 7)}`;
  const real = new Set(log.map(({ rule, island, at }) => key(rule, island, at)));
  const told = log.map(({ rule, island, at, days, state, observed, expected }) => {
    const like = alerts.find((one) => key(one.rule, one.island, one.at) === key(rule, island, at));
    const { threshold = null, probability = null } = like ?? {};
    return {
      rule,
      island,
      cell: cellOfDate(at),
      look: state,
      days,
      observed,
      expected,
      threshold,
      probability,
    };
  });
  const replayed = alerts
    .filter(({ rule, island, at }) => !real.has(key(rule, island, at)))
    .map(({ at, ...one }) => ({ ...one, cell: cellOfDate(at), look: 'replayed' as const }));
  return [...replayed, ...told];
}

/** Marks of one rule, grouped by month so that the strip can stack them. */
export function stacks(marks: readonly StripAlert[], rule: AlertRule): Map<Cell, StripAlert[]> {
  const found = new Map<Cell, StripAlert[]>();
  for (const mark of marks) {
    if (mark.rule === rule) found.set(mark.cell, [...(found.get(mark.cell) ?? []), mark]);
  }
  return found;
}
