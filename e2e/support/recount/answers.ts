import type { Line } from './csv';
import type { Countable } from './totals';

/** Where a case happened, with the time zone there. */
interface ZonedPlace {
  id: number;
  timezone: string;
}

/** What editors alone read of a case; null where it is not known. */
export interface OwnAnswers {
  purchase: string | null;
  /** kind of the place of care, U where somebody was seen somewhere, N where nobody was */
  care: string | null;
  /** days from the meal to the receipt */
  days: number | null;
}

const DAY = 86_400_000;

/** What a line of the export says of purchase, care and delay, by a way of its own. */
export function ownAnswers(line: Line, places: ReadonlyMap<number, ZonedPlace>): OwnAnswers {
  const { med_type = '', med_seen, case_eventdate: meal, created_at = '', source } = line;
  const told = [line.med_place, line.med_date, line.med_location_id].some((cell) => cell);
  const seen = told || med_seen === 'yes' ? 'U' : med_seen === 'no' ? 'N' : null;
  const zone = places.get(Number(line.case_location_id || line.case_island))?.timezone ?? 'Pacific/Tahiti';
  const received = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(created_at));
  return {
    purchase: line.case_purchase_place_type || null,
    care: med_type || seen,
    days: meal && source !== 'haedat' ? (Date.parse(received) - Date.parse(meal)) / DAY : null,
  };
}

/** Of those who say whether signs were felt for three months: how many did. */
export function persistence(rows: readonly Countable[]): { yes: number; answered: number } {
  const said = rows.filter((row) => row.gsympt_persist !== null);
  return { yes: said.filter((row) => row.gsympt_persist).length, answered: said.length };
}

/** How many of these values are each of the codes, those that are not known first. */
export const byCode = (values: readonly (string | null)[], codes: string): number[] => [
  values.filter((value) => value === null).length,
  ...[...codes].map((code) => values.filter((value) => value === code).length),
];

/** The value in the middle of a list, or halfway between the two there. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
