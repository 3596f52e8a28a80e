/** Civil dates as text, YYYY-MM-DD, never converted to instants, so that no time zone can shift them. */

/** Days of a month of the Gregorian calendar; `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function civil(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > daysInMonth(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/**
 * Parses a typed date: 18/11/2026, 18.11.26, 18 11 2026, 18112026 or 2026-11-18, with day or month first.
 * Two-digit years are in this century.
 * @returns the civil date, `null` for an empty text, `undefined` for text that is no date
 */
export function parseDate(text: string, monthFirst: boolean): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return civil(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (!parts) return undefined;
  const [first, second, end] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const year = end < 100 ? 2000 + end : end;
  return monthFirst ? civil(year, first, second) : civil(year, second, first);
}

/** A date as text for an input: 18/11/2026, or 11/18/2026 with the month first. */
export function dateText(date: string | null, monthFirst: boolean): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year) return '';
  return monthFirst ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}

/** Parses a typed time: 19:30, 1930, 19h30, 7:30 pm. Returns HH:MM, otherwise like `parseDate`. */
export function parseTime(text: string): string | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return null;
  const parts = /^(\d{1,2})(?:\s*[:h.]\s*(\d{2})?|(\d{2}))?\s*(am|pm)?$/.exec(typed);
  if (!parts) return undefined;
  const minutes = Number(parts[2] ?? parts[3] ?? 0);
  let hours = Number(parts[1]);
  if (parts[4]) {
    if (hours < 1 || hours > 12) return undefined;
    hours = (hours % 12) + (parts[4] === 'pm' ? 12 : 0);
  }
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
