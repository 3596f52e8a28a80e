import { isoDate, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';

const TWO_DIGIT_YEAR_LIMIT = 100;

/**
 * A date as browsers send it, YYYY-MM-DD, or as people type it in a browser without date fields: 23/11/2026,
 * 23.11.26, month first by `monthFirst`.
 * @returns YYYY-MM-DD; null when it is no date
 */
export function typedDate(text: string, monthFirst: boolean): string | null {
  if (parseIsoDate(text.trim())) return text.trim();
  const [, one, two, last] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (last === undefined) return null;
  const [day, month] = monthFirst ? [two, one] : [one, two];
  const year = Number(last) < TWO_DIGIT_YEAR_LIMIT ? 2000 + Number(last) : Number(last);
  const date = isoDate({ year, month: Number(month), day: Number(day) });
  return parseIsoDate(date) ? date : null;
}

/**
 * A time as people type it: 19:30, 19h30, 7.05.
 * @returns HH:MM; null when it is no time
 */
export function typedTime(text: string): string | null {
  const [, hour, minute] = /^(\d{1,2})\s*[:hH.]\s*(\d{2})?(?::\d{2})?$/.exec(text.trim()) ?? [];
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}
