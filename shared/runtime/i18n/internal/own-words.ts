import { dayInDate } from '../../../domain/time/date-words';
import { civilOf } from '../../../domain/time/timezone';
import type { Calendar } from '../language';

/** Month of an instant in a zone, the device's by default; 1 to 12. */
const monthOf = (time: number, zone: string | undefined): number =>
  zone ? civilOf(time, zone).month : new Date(time).getMonth() + 1;

/**
 * Formats an instant with the names of months of a language's own calendar; names that it lacks stay as
 * Intl gives them.
 */
export function writeInWords(
  own: Calendar,
  format: Intl.DateTimeFormat,
  time: number,
  { month, timeZone }: Intl.DateTimeFormatOptions,
): string {
  const { locale } = format.resolvedOptions();
  const word = (type: string, written: string): string => {
    if (month !== 'long' && month !== 'short') return written;
    if (type === 'day') return dayInDate(written, locale);
    if (type !== 'month') return written;
    const number = monthOf(time, timeZone);
    return (month === 'short' ? own.shortMonths?.[number] : undefined) ?? own.months?.[number] ?? written;
  };
  return format
    .formatToParts(time)
    .map(({ type, value }) => word(type, value))
    .join('');
}
