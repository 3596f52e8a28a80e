import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { isMonthFirst, language, tagOf } from '@ciguawatch/shared/runtime/i18n/i18n';

/** The words of a civil date, by what they say. No zone takes part. */
function wordsOf(date: string): Record<'weekday' | 'day' | 'month' | 'year', string> | null {
  const civil = parseIsoDate(date);
  if (!civil) return null;
  const tag = tagOf(language.code);
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  const parts = new Intl.DateTimeFormat(tag, options).formatToParts(
    Date.UTC(civil.year, civil.month - 1, civil.day, 12),
  );
  const word = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const name = word('weekday');
  const weekday = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  return { weekday, day: word('day'), month: word('month'), year: word('year') };
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
