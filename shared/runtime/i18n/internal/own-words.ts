import { civilOf } from '../../../domain/time/timezone';
import type { Calendar } from '../language';

/** Number of the month that a moment is in, by the clock of a zone; by the device's when there is none. */
const monthOf = (time: number, zone: string | undefined): number =>
  zone ? civilOf(time, zone).month : new Date(time).getMonth() + 1;

/** A moment with the months of a calendar; where it lacks one, as the format writes it. */
export function writeInWords(
  own: Calendar,
  format: Intl.DateTimeFormat,
  time: number,
  { month, timeZone }: Intl.DateTimeFormatOptions,
): string {
  const word = (type: string, written: string): string => {
    if (type !== 'month' || (month !== 'long' && month !== 'short')) return written;
    const number = monthOf(time, timeZone);
    return (month === 'short' ? own.shortMonths?.[number] : undefined) ?? own.months?.[number] ?? written;
  };
  return format
    .formatToParts(time)
    .map(({ type, value }) => word(type, value))
    .join('');
}
