import type { Place } from '@ciguawatch/shared/domain/geo/place';
import { searchPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { isoDate, parseIsoDate } from '@ciguawatch/shared/domain/time/timezone';

/**
 * Query for linkable cases: a case number or its beginning, a civil date, or an island id. Empty returns the
 * proposed pairs.
 */
export interface LinkQuery {
  number?: string;
  date?: string;
  island?: number;
}

/** Parses a date as people type it, 19/11/26 or 2026-11-19; null for any other text. */
function dateOf(text: string, monthFirst: boolean): string | null {
  if (parseIsoDate(text)) return text;
  const [, first, second, end] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first === undefined || second === undefined || end === undefined) return null;
  const [day, month] = (monthFirst ? [second, first] : [first, second]).map(Number) as [number, number];
  const year = end.length === 2 ? 2000 + Number(end) : Number(end);
  const date = isoDate({ year, month, day });
  return parseIsoDate(date) && date;
}

/**
 * Interprets typed text: digits as a case number, a date as the day of the meal, anything else as an island
 * name.
 * @param home country number whose islands are preferred
 * @returns null when nothing matches, so that no request is made
 */
export function linkQuery(
  typed: string,
  monthFirst: boolean,
  places: readonly Place[],
  home: number | null,
): LinkQuery | null {
  const text = typed.trim();
  if (text === '') return {};
  const digits = text.replace(/^n[o°.]*\s*/i, '');
  if (/^\d{1,9}$/.test(digits)) return { number: digits };
  const date = dateOf(text, monthFirst);
  if (date !== null) return { date };
  const island = searchPlaces(places, text, home).find(({ type }) => type === 'I');
  return island ? { island: island.id } : null;
}
