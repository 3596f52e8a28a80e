const two = (number: number) => String(number).padStart(2, '0');
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * Dates that an invalid one may mean: the last day of a month, day and month swapped, a two-digit year. They
 * keep the notation of the text.
 * @param monthFirst whether 05/04/2016 is the 4th of May
 * @param thisYear latest year that a two-digit year may mean
 */
export function likelyDates(text: string, monthFirst: boolean, thisYear: number): string[] {
  const [, y, sign = '', m, d] = /^(\d{4})([-/])(\d{1,2})[-/](\d{1,2})$/.exec(text) ?? [];
  if (y !== undefined)
    return existing(Number(y), Number(m), Number(d)).map((day) => [y, ...day.map(two)].join(sign));
  const [, first, mark = '', second, years = ''] =
    /^(\d{1,2})([-/.])(\d{1,2})[-/.](\d{2}|\d{4})$/.exec(text) ?? [];
  if (first === undefined) return [];
  const [month, day] = monthFirst ? [Number(first), Number(second)] : [Number(second), Number(first)];
  const year = years.length === 4 ? Number(years) : fullYear(Number(years), thisYear);
  return existing(year, month, day).map(([one, other]) =>
    [...(monthFirst ? [one, other] : [other, one]).map(two), year].join(mark),
  );
}

/** Valid month and day nearest to the ones given; empty when nothing is near. */
function existing(year: number, month: number, day: number): [number, number][] {
  const exists = (m: number, d: number) => m >= 1 && m <= 12 && d >= 1 && d <= lastDayOf(year, m);
  if (exists(month, day)) return [[month, day]];
  if (exists(day, month)) return [[day, month]];
  return month >= 1 && month <= 12 && day > 28 && day <= 31 ? [[month, lastDayOf(year, month)]] : [];
}

/** Full year of two digits, never in the future: 26 is 2026, 91 is 1991. */
function fullYear(figures: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + figures;
  return year > thisYear ? year - 100 : year;
}

/** Days between Excel's first day, 30 December 1899, and 1970. */
const SERIAL_OF_1970 = 25_569;
const DAY_MS = 86_400_000;

/** Date of a day as Excel counts it, with its time of day if it has one; null for other texts. */
export function dayOfSerial(text: string): string | null {
  if (!/^\d{5}([.,]\d+)?$/.test(text)) return null;
  const minutes = Math.round((Number(text.replace(',', '.')) - SERIAL_OF_1970) * 1440);
  const [day = '', clock = ''] = new Date((minutes * DAY_MS) / 1440).toISOString().split('T');
  return text.length === 5 ? day : `${day} ${clock.slice(0, 5)}`;
}
