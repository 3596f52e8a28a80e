import { dateWords, hourStyle } from '../../domain/time/date-words';
import { offsetMinutes } from '../../domain/time/timezone';
import { withWhoseHour } from '../../domain/time/whose-hour';
import { writeInWords } from './internal/own-words';
import { intlTag, language } from './language';
import { isMonthFirst } from './month-first';

/** Text shown where a value is unknown. */
const EMPTY_TEXT = '';
const formatters = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `n${tag}${JSON.stringify(options)}`;
  const kept = formatters.get(key) ?? new Intl.NumberFormat(tag, options);
  formatters.set(key, kept);
  return kept as Intl.NumberFormat;
}

function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `d${tag}${JSON.stringify(options)}`;
  const kept = formatters.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formatters.set(key, kept);
  return kept as Intl.DateTimeFormat;
}

/** Formats a number: 1 248 in French, 1,248 in English; empty for null. */
export function formatNumber(
  value: number | null | undefined,
  options: Intl.NumberFormatOptions = {},
  code = language.code,
): string {
  return value === null || value === undefined
    ? EMPTY_TEXT
    : numberFormat(intlTag(code), options).format(value);
}

/** Tag for formatting dates: English in the order of the device's region, other languages as they are. */
const orderTag = (code: string): string =>
  code.startsWith('en') && !isMonthFirst(code) ? 'en-GB' : intlTag(code);

/**
 * Formats an instant with Intl, using the names of months of the language's own texts where it has them.
 */
function write(time: number, options: Intl.DateTimeFormatOptions, code: string): string {
  const format = dateFormat(orderTag(code), options);
  const own = language.calendars[code];
  return own ? writeInWords(own, format, time, options) : dateWords(format, time);
}

/** Length of a date: 20 novembre 2026, 20 nov. 2026, 20/11/26. */
type DateStyle = 'long' | 'medium' | 'short';

const DATE_STYLE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { day: '2-digit', month: '2-digit', year: '2-digit' },
};

/**
 * Formats a civil date (YYYY-MM-DD), as noon UTC in the zone UTC, so that no browser zone can shift the
 * day. Empty for null or for text that is no date.
 */
export function formatDate(
  date: string | null | undefined,
  style: DateStyle = 'long',
  code = language.code,
): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (year === undefined) return EMPTY_TEXT;
  const noon = Date.UTC(Number(year), Number(month) - 1, Number(day), 12);
  return write(noon, { ...DATE_STYLE_OPTIONS[style], timeZone: 'UTC' }, code);
}

/** Formats a month, 1 to 12, with its year when given: novembre 2026. */
export function formatMonth(
  month: number,
  year?: number | null,
  style: 'long' | 'short' | 'narrow' = 'long',
  code = language.code,
): string {
  const options: Intl.DateTimeFormatOptions = { month: style, timeZone: 'UTC' };
  if (year !== undefined && year !== null) options.year = 'numeric';
  return write(Date.UTC(year ?? 2000, month - 1, 15, 12), options, code);
}

/** Whether the clock of a zone shows another hour than the device's at an instant. */
const isOtherClock = (time: number, zone: string): boolean =>
  offsetMinutes(time, zone) !== -new Date(time).getTimezoneOffset();

/** An hour of a zone as it is written, with whose hour it is where the device's clock shows another. */
const namingZone = (written: string, time: number, zone: string | undefined, code: string): string =>
  zone !== undefined && isOtherClock(time, zone)
    ? withWhoseHour(written, time, zone, intlTag(code))
    : written;

/**
 * Formats an instant (RFC 3339 text or milliseconds) as day and time in an IANA zone; the device's by
 * default. Where the device's clock shows another hour, it says whose hour it is.
 */
export function formatInstant(
  instant: string | number | null | undefined,
  zone?: string,
  style: DateStyle = 'long',
  code = language.code,
): string {
  if (instant === null || instant === undefined) return EMPTY_TEXT;
  const time = typeof instant === 'number' ? instant : Date.parse(instant);
  if (Number.isNaN(time)) return EMPTY_TEXT;
  const options = {
    ...DATE_STYLE_OPTIONS[style],
    hour: hourStyle(orderTag(code)),
    minute: '2-digit',
    timeZone: zone,
  } as const;
  return namingZone(write(time, options, code), time, zone, code);
}

/** Formats the time of day of an instant in a zone: 18:04; says whose hour it is as `formatInstant` does. */
export function formatTime(instant: number, zone?: string, code = language.code): string {
  const tag = orderTag(code);
  const written = dateFormat(tag, { hour: hourStyle(tag), minute: '2-digit', timeZone: zone }).format(
    instant,
  );
  return namingZone(written, instant, zone, code);
}
