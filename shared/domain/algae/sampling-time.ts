import { parseIsoDate } from '../time/timezone';

/** How much of a sampling's time is known. */
type Precision = 'year' | 'month' | 'day' | 'minute';

/**
 * Civil time at the place of sampling, as far as it is known: `2016`, `2016-05`, `2026-11-17` or `2026-11-17T09:20`.
 * Such texts sort by time as they are. Older data often name the year alone.
 */
export const SAMPLING_TIME = /^\d{4}(-\d{2}(-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?)?)?$/;

/** Samplings of microalgae were not counted before. */
const FIRST_YEAR = 1900;

/** How much of a time is known, by its length. */
export function precisionOf(time: string): Precision {
  if (time.length <= 4) return 'year';
  if (time.length <= 7) return 'month';
  return time.length <= 10 ? 'day' : 'minute';
}

/**
 * What is wrong with a time, as a code of error; null when nothing is.
 * @param now milliseconds since 1970 UTC
 */
export function samplingTimeFault(
  time: string,
  now: number,
): 'date_invalid' | 'date_old' | 'date_future' | null {
  if (!SAMPLING_TIME.test(time)) return 'date_invalid';
  if (!parseIsoDate(`${time}-01-01`.slice(0, 10))) return 'date_invalid';
  if (Number(time.slice(0, 4)) < FIRST_YEAR) return 'date_old';
  // The first places where a day begins are fourteen hours before Greenwich.
  const latest = new Date(now + 14 * 3_600_000).toISOString().slice(0, 16);
  return time > latest.slice(0, time.length) ? 'date_future' : null;
}
