import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { isMonthFirst, language } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The words of a civil date, by what they say. No zone takes part. */
function wordsOf(date: string): Record<'weekday' | 'day' | 'month' | 'year', string> | null {
  const civil = parseIsoDate(date);
  if (!civil) return null;
  const tag = language.intl;
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  const noon = Date.UTC(civil.year, civil.month - 1, civil.day, 12);
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(noon);
  const word = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const own = language.calendars[language.code];
  // Weekdays are counted from Monday, 1.
  const name = own?.weekdays?.[new Date(noon).getUTCDay() || 7] ?? word('weekday');
  const weekday = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  return {
    weekday,
    day: word('day'),
    month: own?.months?.[civil.month] ?? word('month'),
    year: word('year'),
  };
}

/** Weekday and day of a civil date: Mercredi 18, Wednesday 18. */
export function dayName(date: string): string {
  const words = wordsOf(date);
  return words ? `${words.weekday} ${words.day}` : '';
}

/**
 * A civil date so that its day and month cannot be mistaken for one another: Thursday 5 November 2026; Thursday,
 * November 5, 2026 where the reader writes the month first. Nothing for text that is no date.
 */
export function dayInWords(date: string): string {
  const words = wordsOf(date);
  if (!words) return '';
  const { weekday, day, month, year } = words;
  return isMonthFirst() ? `${weekday}, ${month} ${day}, ${year}` : `${weekday} ${day} ${month} ${year}`;
}
