import { parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';

/** Days from which and until which something is asked for, both included; null without that end. */
export interface Span {
  from: string | null;
  to: string | null;
}

/** A date, a month, a year, or an instant of RFC 3339, of which the date counts. */
const TIME = /^(\d{4}(?:-\d{2}(?:-\d{2})?)?)(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/i;

/** First or last day of a date, month or year; null when there is none. Every month is counted to 31: days are compared as texts. */
function dayOf(text: string, end: 'first' | 'last'): string | null {
  const date = TIME.exec(text)?.[1];
  if (date === undefined || (date.length < 10 && text.length !== date.length)) return null;
  const rest = end === 'first' ? '-01-01' : '-12-31';
  if (!parseIsoDate(`${date}${'-01-01'.slice(date.length - 4)}`)) return null;
  return `${date}${rest.slice(date.length - 4)}`;
}

/**
 * The days of a parameter `datetime`: one time, or two with a stroke between them, one of which may be open (empty or
 * `..`). Days are those of the place: public rows know no finer time.
 * @returns null when it is neither
 */
export function readSpan(text: string): Span | null {
  const ends = text.split('/');
  const [first = '', last = first] = ends;
  if (ends.length > 2) return null;
  const isOpen = (end: string) => ends.length === 2 && (end === '' || end === '..');
  const from = isOpen(first) ? null : dayOf(first, 'first');
  const to = isOpen(last) ? null : dayOf(last, 'last');
  if ((from === null && !isOpen(first)) || (to === null && !isOpen(last))) return null;
  return from !== null && to !== null && from > to ? null : { from, to };
}
