import { latestYears } from '../case-table/engine-filter';
import type { ReviewState } from '../codes/choices';

/** Review states in which a case is not counted. */
export const UNCOUNTED_STATES = [
  'to_review',
  'rejected',
  'withdrawn',
] as const satisfies readonly ReviewState[];

/**
 * Whether a case is counted in map, statistics and bulletins, and if not why. counted: within the years
 * shown by default; earlier: before them, counted once its year is selected. All other values are not
 * counted.
 */
export const COUNT_STATUSES = [
  'counted',
  'earlier',
  ...UNCOUNTED_STATES,
  'discarded',
  'duplicate',
  'deleted',
] as const;
export type CountStatus = (typeof COUNT_STATUSES)[number];

/** The properties of a case that decide whether it is counted. */
interface Countable {
  review_state: ReviewState;
  /** id of the case that counts instead of this one */
  duplicate_of: number | null;
  /** year of the meal at the place */
  case_eventyear: number | null;
  deleted_at: unknown;
  /** what a person found it to be instead of ciguatera */
  discarded: unknown;
}

/** First of the years that statistics show by default (specification, section 9: the latest 4). */
export const firstShownYear = (currentYear: number): number => Math.min(...latestYears(currentYear));

/**
 * Whether a case is counted, with the strongest reason where several apply. `counting-sql.ts` of the server
 * implements the same rule in SQL.
 * @param currentYear at the default country of the installation
 */
export function countStatusOf(one: Countable, currentYear: number): CountStatus {
  if (one.deleted_at !== null) return 'deleted';
  if (one.duplicate_of !== null) return 'duplicate';
  const isSetAside = UNCOUNTED_STATES.find((state) => state === one.review_state);
  if (isSetAside) return isSetAside;
  if (one.discarded !== null) return 'discarded';
  return (one.case_eventyear ?? 0) < firstShownYear(currentYear) ? 'earlier' : 'counted';
}
