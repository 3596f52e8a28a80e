import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';
import { language, tagOf } from '@ciguawatch/shared/runtime/i18n/i18n';

/** Weekday and day of a civil date: mercredi 18. No zone takes part. */
export function dayName(date: string): string {
  const civil = parseIsoDate(date);
  if (!civil) return '';
  const noon = Date.UTC(civil.year, civil.month - 1, civil.day, 12);
  const text = new Intl.DateTimeFormat(tagOf(language.code), {
    weekday: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(noon);
  return capital(text, tagOf(language.code));
}

const capital = (word: string, tag: string) => word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);
