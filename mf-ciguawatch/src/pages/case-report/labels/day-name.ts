import { dayInDate } from '@ciguawatch/shared/domain/time/date-words';
import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { isMonthFirst, language } from '@ciguawatch/shared/runtime/i18n/i18n';

/**
 * Weekday, day, month and year of a civil date in words; null for invalid text. Computed in UTC, so no time
 * zone can shift the day.
 */
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
  // Weekdays are numbered from Monday, 1, to Sunday, 7.
  const name = own?.weekdays?.[new Date(noon).getUTCDay() || 7] ?? word('weekday');
  const weekday = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  return {
    weekday,
    day: dayInDate(word('day'), tag),
    month: own?.months?.[civil.month] ?? word('month'),
    year: word('year'),
  };
}

/** Weekday and day of a civil date: "Mercredi 18", "Wednesday 18". Empty for invalid text. */
export function dayName(date: string): string {
  const words = wordsOf(date);
  return words ? `${words.weekday} ${words.day}` : '';
}

/**
 * A civil date with the month in words, so that day and month cannot be confused: "Thursday 5 November 2026",
 * or "Thursday, November 5, 2026" for month-first readers. Empty for invalid text.
 */
export function dayInWords(date: string): string {
  const words = wordsOf(date);
  if (!words) return '';
  const { weekday, day, month, year } = words;
  return isMonthFirst() ? `${weekday}, ${month} ${day}, ${year}` : `${weekday} ${day} ${month} ${year}`;
}
