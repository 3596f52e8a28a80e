import type { Texts } from '@ciguawatch/shared/domain/text/texts';

/** Namespace of names of months and weekdays and of plural rules, for languages that browsers do not know. */
export const CALENDAR = 'calendar';

/**
 * Names of months and weekdays (1 is Monday) and the plural rule of a language, from the Unicode locale data;
 * empty for a language that it lacks, so that translators write them.
 */
export function calendarTexts(code: string): Texts {
  const tag = code.replace('_', '-');
  if (Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return {};
  const names = (count: number, day: (at: number) => number, options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
    return Object.fromEntries(
      Array.from({ length: count }, (_, at) => [String(at + 1), format.format(day(at))]),
    );
  };
  const month = (at: number) => Date.UTC(2001, at, 15);
  return {
    [CALENDAR]: {
      months: names(12, month, { month: 'long' }),
      shortMonths: names(12, month, { month: 'short' }),
      // 1 January 2001 was a Monday.
      weekdays: names(7, (at) => Date.UTC(2001, 0, 1 + at), { weekday: 'long' }),
      plural: { one: '1' },
    },
  };
}
