import { parseIsoDate } from '../time/timezone';

/** How precisely the time of a sampling is known. */
type Precision = 'year' | 'month' | 'day' | 'minute';

/**
 * Civil time at the place of sampling, as precise as known: `2016`, `2016-05`, `2026-11-17` or
 * `2026-11-17T09:20`. Older data often give the year only. As plain texts they sort by time.
 */
export const SAMPLING_TIME = /^\d{4}(-\d{2}(-\d{2}(T([01]\d|2[0-3]):[0-5]\d)?)?)?$/;

/** No counts of microalgae exist from before this year, so an earlier one is a typing error. */
const FIRST_YEAR = 1900;

/** How precisely a time is known, derived from the length of its text. */
export function precisionOf(time: string): Precision {
  if (time.length <= 4) return 'year';
  if (time.length <= 7) return 'month';
  return time.length <= 10 ? 'day' : 'minute';
}

/**
 * The error code for a time that cannot be accepted; null when it can.
 * @param now milliseconds since 1970 UTC
 */
export function samplingTimeFault(
  time: string,
  now: number,
): 'date_invalid' | 'date_old' | 'date_future' | null {
  if (!SAMPLING_TIME.test(time)) return 'date_invalid';
  if (!parseIsoDate(`${time}-01-01`.slice(0, 10))) return 'date_invalid';
  if (Number(time.slice(0, 4)) < FIRST_YEAR) return 'date_old';
  // Kiribati is fourteen hours ahead of UTC: a date that has begun there is not in the future.
  const latest = new Date(now + 14 * 3_600_000).toISOString().slice(0, 16);
  return time > latest.slice(0, time.length) ? 'date_future' : null;
}
