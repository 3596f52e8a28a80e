import type { Formats } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { dateWords, hourStyle } from '@ciguawatch/shared/domain/time/date-words';
import { writesMonthFirst } from '@ciguawatch/shared/domain/time/month-first';
import { withWhoseHour } from '@ciguawatch/shared/domain/time/whose-hour';
import { preferredTags } from '../../../http/preferred-tags';
import type { PlainLanguage } from './language';

const DATE_FORMAT = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * Writes numbers and dates as the portal does on the reader's device.
 * @param accepted the header Accept-Language, which tells whether the reader writes the month first
 * @param zone of the reported place, since a server cannot know the device's; an hour says that it is the place's
 */
export function formatsOf(language: PlainLanguage, accepted: string, zone: string): Formats {
  const tag = language.replace('_', '-');
  const dates = language === 'en_US' && !writesMonthFirst(language, preferredTags(accepted)) ? 'en-GB' : tag;
  const write = (at: number, options: Intl.DateTimeFormatOptions) =>
    dateWords(new Intl.DateTimeFormat(dates, options), at);
  return {
    number: (value, options) => new Intl.NumberFormat(tag, options).format(value),
    date: (date) => write(Date.parse(`${date}T12:00:00Z`), { ...DATE_FORMAT, timeZone: 'UTC' }),
    instant: (at) => {
      const written = { ...DATE_FORMAT, hour: hourStyle(dates), minute: '2-digit', timeZone: zone } as const;
      return withWhoseHour(write(at, written), at, zone, tag);
    },
  };
}
