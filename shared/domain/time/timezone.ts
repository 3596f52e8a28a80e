/**
 * Conversion between instants and civil time, without a library and independent of the machine's own zone:
 * every function takes the IANA zone.
 */

/** A wall-clock time. Months run from 1 to 12. */
interface Civil {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/** Whether this machine knows the time zone. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/**
 * Civil time of a zone at an instant (milliseconds since 1970 UTC).
 * @throws RangeError for an unknown zone, an invalid instant, or when the device's Intl gives no numbers
 */
export function civilOf(instant: number, zone: string): Civil {
  const found: Record<string, number> = {};
  for (const part of formatOf(zone).formatToParts(instant)) {
    if (part.type !== 'literal') found[part.type] = Number(part.value);
  }
  const { year = NaN, month = NaN, day = NaN, hour = NaN, minute = NaN } = found;
  if (![year, month, day, hour, minute].every(Number.isInteger)) {
    throw new RangeError(`no civil time in ${zone} at ${instant}`);
  }
  return { year, month, day, hour, minute };
}

/** Offset of a zone from UTC at an instant, in minutes. */
export function offsetMinutes(instant: number, zone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return (utcOf(civilOf(minute, zone)) - minute) / 60_000;
}

/**
 * The instant at which a zone shows a civil time. A time skipped by a change of clocks gives the instant as
 * far after the change; a time that occurs twice gives the first.
 */
export function instantOf(civil: Civil, zone: string): number {
  const asUtc = utcOf(civil);
  const DAY = 86_400_000;
  const before = asUtc - offsetMinutes(asUtc - DAY, zone) * 60_000;
  if (utcOf(civilOf(before, zone)) === asUtc) return before;
  const after = asUtc - offsetMinutes(asUtc + DAY, zone) * 60_000;
  return utcOf(civilOf(after, zone)) === asUtc ? after : before;
}

/** The civil date `YYYY-MM-DD` of a zone at an instant. */
export function civilDateOf(instant: number, zone: string): string {
  return isoDate(civilOf(instant, zone));
}

/** The civil date `YYYY-MM-DD` of the device's own zone at an instant. */
export function deviceDateOf(instant: number): string {
  const here = new Date(instant);
  return isoDate({ year: here.getFullYear(), month: here.getMonth() + 1, day: here.getDate() });
}

/**
 * `YYYY-MM-DD` of a civil time.
 * @throws RangeError when a part is no number
 */
export function isoDate({ year, month, day }: Pick<Civil, 'year' | 'month' | 'day'>): string {
  if (Number.isNaN(year + month + day)) throw new RangeError('no civil date');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/**
 * Parses a civil date `YYYY-MM-DD`.
 * @returns null when the text is no such date or the day does not exist
 */
export function parseIsoDate(text: string): Pick<Civil, 'year' | 'month' | 'day'> | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const check = new Date(utcOf({ year, month, day, hour: 0, minute: 0 }));
  const exists = check.getUTCMonth() === month - 1 && check.getUTCDate() === day;
  return exists && year > 0 ? { year, month, day } : null;
}

function utcOf({ year, month, day, hour, minute }: Civil): number {
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) + (hour * 60 + minute) * 60_000;
}

const two = (value: number) => String(value).padStart(2, '0');
