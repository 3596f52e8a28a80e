import type { Line } from './csv';
import type { Countable } from './totals';

/** Midnight in UTC of the civil day of a moment in a time zone, in milliseconds. */
function localMidnightUtcMs(moment: Date, timeZone: string): number {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, ...numeric }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'));
}

/** A place with its time zone, in which the day of receipt is determined. */
interface ZonedPlace {
  id: number;
  timezone: string;
}

/** Columns of a case that only editors may read; null where unknown. */
export interface OwnAnswers {
  purchase: string | null;
  /** code of the place of care; U when care was sought but its kind is unknown, N when it was not sought */
  care: string | null;
  /** days from the meal to the receipt, both in local time */
  days: number | null;
}

const DAY_MS = 86_400_000;

/**
 * Works out purchase, care and delay from a line of the case export, independently of the server's code, so that an
 * error there shows as a difference.
 */
export function ownAnswers(line: Line, places: ReadonlyMap<number, ZonedPlace>): OwnAnswers {
  const { med_type = '', med_seen, case_eventdate: meal, created_at = '', source } = line;
  const told = [line.med_place, line.med_date, line.med_location_id].some((cell) => cell);
  const seen = told || med_seen === 'yes' ? 'U' : med_seen === 'no' ? 'N' : null;
  const zone = places.get(Number(line.case_location_id || line.case_island))?.timezone ?? 'Pacific/Tahiti';
  const received = localMidnightUtcMs(new Date(created_at), zone);
  return {
    purchase: line.case_purchase_place_type || null,
    care: med_type || seen,
    days: meal && source !== 'haedat' ? (received - Date.parse(meal)) / DAY_MS : null,
  };
}

/** Number of reports with signs after three months, and of reports that answered the question. */
export function persistence(rows: readonly Countable[]): { yes: number; answered: number } {
  const said = rows.filter((row) => row.gsympt_persist !== null);
  return { yes: said.filter((row) => row.gsympt_persist).length, answered: said.length };
}

/** Counts of values by code, in the order of `codes`; the first count is that of unknown values. */
export const countsByCode = (values: readonly (string | null)[], codes: string): number[] => [
  values.filter((value) => value === null).length,
  ...[...codes].map((code) => values.filter((value) => value === code).length),
];

/** Median of a list; null for an empty one. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
