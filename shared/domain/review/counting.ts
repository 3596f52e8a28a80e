import { latestYears } from '../case-table/engine-filter';
import type { ReviewState } from '../codes/choices';

/** States of review in which a case counts nowhere. */
export const UNCOUNTED_STATES = [
  'to_review',
  'rejected',
  'withdrawn',
] as const satisfies readonly ReviewState[];

/**
 * Whether a case counts in map, statistics and bulletins, and why not. counted: in the years that the statistics show
 * at first; earlier: before them, and in the figures once its year is chosen. Everything else counts nowhere.
 */
export const COUNTINGS = ['counted', 'earlier', ...UNCOUNTED_STATES, 'duplicate', 'deleted'] as const;
export type Counting = (typeof COUNTINGS)[number];

/** What of a case decides whether it counts. */
interface Countable {
  review_state: ReviewState;
  /** id of the case that counts in its place */
  duplicate_of: number | null;
  /** year of the meal at the place */
  case_eventyear: number | null;
  deleted_at: unknown;
}

/** First of the years that the statistics show until others are chosen (specification, section 9: the latest 4). */
export const firstShownYear = (currentYear: number): number => Math.min(...latestYears(currentYear));

/**
 * Whether a case counts, the strongest reason first where there are several; the SQL of the server (`counting-sql.ts`)
 * says the same.
 * @param currentYear at the country of the installation
 */
export function countingOf(one: Countable, currentYear: number): Counting {
  if (one.deleted_at !== null) return 'deleted';
  if (one.duplicate_of !== null) return 'duplicate';
  const aside = UNCOUNTED_STATES.find((state) => state === one.review_state);
  if (aside) return aside;
  return (one.case_eventyear ?? 0) < firstShownYear(currentYear) ? 'earlier' : 'counted';
}
