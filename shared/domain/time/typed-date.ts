import { normalise } from '../text/search/search';
import { DAY_WORDS, monthNamed, ORDINAL } from './month-names';
import { parseIsoDate } from './timezone';

/** A civil date of its parts; undefined where the day does not exist. */
function civil(year: number, month: number, day: number): string | undefined {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`;
  return parseIsoDate(date) ? date : undefined;
}

/** A date with its month in words: 20 nov 2026, 1er décembre 2026, Nov 20, 2026. */
function inWords(text: string): string | undefined {
  const words = normalise(text.replace(ORDINAL, '$1')).split(' ');
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const names = words.filter((word) => !/^\d+$/.test(word));
  const at = names.findIndex((word) => monthNamed(word) !== null);
  const isOther = (word: string, i: number) => i !== at && !DAY_WORDS.test(word);
  const [day = '', year = ''] = numbers;
  if (at < 0 || names.some(isOther) || numbers.length !== 2 || day.length > 2) return undefined;
  if (year.length !== 4 && year.length !== 2) return undefined;
  return civil(Number(year), monthNamed(names[at] ?? '') ?? 0, Number(day));
}

/**
 * Understands a date as people type it: 18/11/2026, 18.11.26, 18 11 2026, 18112026, 2026-11-18 or 18 nov 2026,
 * with day or month first; the other order too where only that one is a date. Two-digit years are in this century.
 * @returns the civil date, `null` for an empty text, `undefined` for text that is no date
 */
export function typedDate(text: string, monthFirst: boolean): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return civil(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (!parts) return inWords(typed);
  const [first, second, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const [month, day] = monthFirst ? [first, second] : [second, first];
  // No month is above 12: a visitor wrote the order of another country, and the field says the date in words.
  return month > 12 ? civil(year, day, month) : civil(year, month, day);
}

/**
 * Understands a time as people type it: 19:30, 1930, 19h30, 7.05, 7:30 pm, 07:30:00.
 * @returns HH:MM, otherwise like `typedDate`
 */
export function typedTime(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const parts = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?|(\d{2}))?(?::\d{2})?\s*(am|pm|[ap]\.m\.)?$/.exec(typed);
  if (!parts) return undefined;
  const minutes = Number(parts[2] ?? parts[3] ?? 0);
  let hours = Number(parts[1]);
  if (parts[4]) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (parts[4].startsWith('p') ? 12 : 0);
  }
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
