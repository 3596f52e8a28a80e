import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { DAY_WORDS, monthNamed, ORDINAL } from '@ciguawatch/shared/domain/time/month-names';

/** Which part of 03/04/2009 is the day. */
export type DateOrder = 'dayFirst' | 'monthFirst';

/** A date as it was understood: YYYY-MM-DD, YYYY-MM or YYYY, and HH:MM where the text gives a time of day. */
interface ReadDate {
  date: string;
  clock: string | null;
}

const two = (value: string | number) => String(value).padStart(2, '0');

/**
 * Full year of two digits, never in the future: 26 is 2026, 91 is 1991.
 * @param thisYear latest year that it may mean
 */
function fullYear(text: string, thisYear: number): string {
  if (text.length === 4) return text;
  const year = thisYear - (thisYear % 100) + Number(text);
  return String(year > thisYear ? year - 100 : year);
}

const FIGURES = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const CLOCK = /(?:^|[T ,])(?:a |à )?(\d{1,2})\s*(?:h|:)\s*(\d{2})?(?::\d{2}(?:\.\d+)?)?\s*(?:min|mn)?\s*Z?$/i;

/** Takes a time of day off the end of a text. */
function splitClock(text: string): { day: string; clock: string | null } {
  const match = CLOCK.exec(text);
  if (!match || Number(match[1]) > 23 || Number(match[2] ?? 0) > 59) return { day: text, clock: null };
  const clock = `${two(match[1] ?? '')}:${two(match[2] ?? 0)}`;
  return { day: text.slice(0, match.index).trim(), clock };
}

/** A day, month and year named in words: 12 mars 2009, March 12, 2009, mars 2009, 12-mars-09. */
function named(text: string, thisYear: number): string | null {
  const words = normalise(text.replace(ORDINAL, '$1')).split(' ');
  const month = words.findIndex((word) => monthNamed(word) !== null);
  if (month < 0) return null;
  const numbers = words.filter((word) => /^\d+$/.test(word));
  // A day of the week may stand before; anything else is not a date.
  const others = words.filter((word, at) => at !== month && !/^\d+$/.test(word) && !DAY_WORDS.test(word));
  if (others.length > 0 || numbers.length === 0 || numbers.length > 2) return null;
  const year = numbers.at(-1) ?? '';
  if (year.length !== 4 && (year.length !== 2 || numbers.length === 1)) return null;
  const number = monthNamed(words[month] ?? '') ?? 0;
  const day = numbers.length === 2 ? `-${two(numbers[0] ?? '')}` : '';
  return `${fullYear(year, thisYear)}-${two(number)}${day}`;
}

/**
 * Understands a date as people write it. Whether the day exists is checked elsewhere.
 * @param order which part of 03/04/2009 is the day; null where the file does not tell
 * @param thisYear latest year that two digits may mean
 * @returns null for a text that is no date, and where the order matters and is unknown
 */
export function readDate(text: string, order: DateOrder | null, thisYear: number): ReadDate | null {
  const { day, clock } = splitClock(text.trim().replace(/\s+/g, ' '));
  // Some tools write a year as a decimal number: 2016.0.
  const bare = day.replace(/\.0+$/, '');
  const date =
    yearFirst(bare) ?? monthOnly(bare) ?? inFigures(bare, order, thisYear) ?? named(bare, thisYear);
  // A time of day without its day is a slip of the pen.
  return date === null || (clock !== null && date.length < 10) ? null : { date, clock };
}

/** 2009, 2009-03, 2009-03-12 */
function yearFirst(text: string): string | null {
  const [whole, year, month, day] = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(text) ?? [];
  return whole === undefined ? null : [year, month && two(month), day && two(day)].filter(Boolean).join('-');
}

/** 03/2009 */
function monthOnly(text: string): string | null {
  const [whole, month = '', year] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  return whole === undefined ? null : `${year}-${two(month)}`;
}

/** 12/03/2009, 12.3.09 */
function inFigures(text: string, order: DateOrder | null, thisYear: number): string | null {
  const [whole, first = '', second = '', year = ''] = FIGURES.exec(text) ?? [];
  const told = order ?? orderOf(Number(first), Number(second));
  if (whole === undefined || told === null) return null;
  const [day, month] = told === 'dayFirst' ? [first, second] : [second, first];
  return `${fullYear(year, thisYear)}-${two(month)}-${two(day)}`;
}

/** Order that two numbers prove; equal ones need none. */
function orderOf(first: number, second: number): DateOrder | null {
  if (first === second || first > 12) return 'dayFirst';
  return second > 12 ? 'monthFirst' : null;
}

/**
 * Order of the dates of a file: as its other dates prove it. Where they prove nothing, or both, and a date depends on
 * it, `example` is that date, for the question to ask.
 */
export function orderOfDates(texts: readonly string[]): { order: DateOrder | null; example: string | null } {
  const proved = new Set<DateOrder>();
  let example: string | null = null;
  for (const text of texts) {
    const [, first, second] = FIGURES.exec(splitClock(text.trim()).day) ?? [];
    if (first === undefined || second === undefined || Number(first) === Number(second)) continue;
    const order = orderOf(Number(first), Number(second));
    if (order === null) example ??= text.trim();
    else proved.add(order);
  }
  const [only = null] = proved;
  if (proved.size === 1) return { order: only, example: null };
  return { order: null, example };
}
