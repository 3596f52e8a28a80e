/** Months that one source observed in one country; the product decisions call it coverage. */
export interface Observed {
  /** country id, 1 to 22 */
  country: number;
  /** first month, 2007-01 */
  from: string;
  /** last month; null where the source still observes */
  until: string | null;
}

/** A calendar month. */
export interface MonthOf {
  year: number;
  /** 1 to 12 */
  month: number;
}

const numberOf = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const cellOf = ({ year, month }: MonthOf): number => year * 12 + month - 1;

/** Whether a month was observed, so that no report means none was made. */
export type IsObserved = (at: MonthOf) => boolean;

/**
 * What says whether a month was observed: by any source, in any of the countries given, in any country
 * when none is given; never after the current month.
 * @param now the current month at the place
 */
export function observedIn(
  sources: readonly Observed[],
  countries: readonly number[],
  now: MonthOf,
): IsObserved {
  const spans = sources
    .filter(({ country }) => countries.length === 0 || countries.includes(country))
    .map(({ from, until }) => ({
      from: numberOf(from),
      until: until === null ? Number.POSITIVE_INFINITY : numberOf(until),
    }));
  const last = cellOf(now);
  return (at) => {
    const cell = cellOf(at);
    return cell <= last && spans.some(({ from, until }) => cell >= from && cell <= until);
  };
}

/**
 * Years of observation behind a selection: the months of the chosen years that were observed, in
 * twelfths; only the chosen months when some are chosen. Rates divide by it.
 * @param months 1 to 12; none means all
 */
export function yearsObserved(
  years: readonly number[],
  months: readonly number[],
  isObserved: IsObserved,
): number {
  const chosen = months.length > 0 ? months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  let count = 0;
  for (const year of new Set(years))
    for (const month of new Set(chosen)) if (isObserved({ year, month })) count += 1;
  return count / 12;
}

/** First and last month observed of those given, for "observed from … to …"; null when none was. */
export function observedPeriod(
  sources: readonly Observed[],
  countries: readonly number[],
  now: MonthOf,
): { from: MonthOf; until: MonthOf } | null {
  const mine = sources.filter(({ country }) => countries.length === 0 || countries.includes(country));
  if (mine.length === 0) return null;
  const monthOf = (cell: number): MonthOf => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });
  const ends = mine.map(({ until }) =>
    until === null ? cellOf(now) : Math.min(numberOf(until), cellOf(now)),
  );
  return {
    from: monthOf(Math.min(...mine.map(({ from }) => numberOf(from)))),
    until: monthOf(Math.max(...ends)),
  };
}

/**
 * Years of observation of some countries within the chosen years and months; of all years since observing
 * began where none are chosen.
 * @param years calendar years; none means all
 * @param months 1 to 12; none means all
 */
export function yearsCovered(
  sources: readonly Observed[],
  countries: readonly number[],
  { years, months }: { years: readonly number[]; months: readonly number[] },
  now: MonthOf,
): number {
  const period = observedPeriod(sources, countries, now);
  if (!period) return 0;
  const all = Array.from({ length: now.year - period.from.year + 1 }, (_, i) => period.from.year + i);
  return yearsObserved(years.length > 0 ? years : all, months, observedIn(sources, countries, now));
}

/** Months in a row, both ends included. */
export interface Span {
  from: MonthOf;
  until: MonthOf;
  observed: boolean;
}

/**
 * The months of these years up to the current one, cut where observing began or ended: alternately
 * observed and not, without a gap.
 * @param years whole years in a row, oldest first
 * @param now the current month at the place; later months are left out
 */
export function observedSpans(years: readonly number[], isObserved: IsObserved, now: MonthOf): Span[] {
  const spans: Span[] = [];
  for (const year of years)
    for (let month = 1; month <= 12; month += 1) {
      const at = { year, month };
      if (cellOf(at) > cellOf(now)) return spans;
      const observed = isObserved(at);
      const open = spans.at(-1);
      if (open?.observed === observed) open.until = at;
      else spans.push({ from: at, until: at, observed });
    }
  return spans;
}

/** How many months a span is long. */
export const monthsOf = ({ from, until }: Pick<Span, 'from' | 'until'>): number =>
  cellOf(until) - cellOf(from) + 1;
