/**
 * A run of months that one source observed in one country or, where that differs, on one island of it. The table
 * `coverage` stores them.
 */
export interface Observed {
  /** code of the source, as `haedat` or `report`; one source may be silent while another observes */
  source: string;
  /** country id */
  country: number;
  /** location id of the island where the row is about one island only; null for the whole country */
  island: number | null;
  /** false where the source was silent on the island in months that it observed elsewhere in the country */
  observed: boolean;
  /** first month, as `2007-01` */
  from: string;
  /** last month, as `2025-05`; null while the source still observes */
  until: string | null;
}

/** A country or one of its islands, of which a caller needs to know whether it was observed. */
export interface ObservedPlace {
  /** country id */
  country: number;
  /** location id; null for the country, which counts as observed while any island of it is */
  island: number | null;
}

/** A calendar month. */
export interface MonthOf {
  year: number;
  /** 1 to 12 */
  month: number;
}

const monthIndexOfText = (text: string): number =>
  Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
const monthIndex = ({ year, month }: MonthOf): number => year * 12 + month - 1;

/** Whether any source observed a month. Only then does a month without reports mean that none were made. */
export type IsObserved = (at: MonthOf) => boolean;

const covers = ({ from, until }: Observed, cell: number): boolean =>
  cell >= monthIndexOfText(from) && (until === null || cell <= monthIndexOfText(until));

/**
 * Whether at least one source observed an island in a month, given as year * 12 + month - 1. A row about the island
 * overrides the row of the same source about its country.
 */
function islandCells(coverage: readonly Observed[], { country, island }: ObservedPlace) {
  const bySource = new Map<string, { own: Observed[]; country: Observed[] }>();
  for (const row of coverage) {
    if (row.country !== country || (row.island && row.island !== island)) continue;
    const mine = bySource.get(row.source) ?? { own: [], country: [] };
    bySource.set(row.source, mine);
    mine[row.island ? 'own' : 'country'].push(row);
  }
  const sources = [...bySource.values()];
  return (cell: number) =>
    sources.some(
      (source) =>
        source.own.find((row) => covers(row, cell))?.observed ??
        source.country.some((row) => covers(row, cell)),
    );
}

/** Whether a source observed a country, or an island of it, in a month (year * 12 + month - 1); null is any country. */
function countryCells(coverage: readonly Observed[], country: number | null) {
  const rows = coverage.filter((row) => row.observed && (country === null || row.country === country));
  return (cell: number) => rows.some((row) => covers(row, cell));
}

/**
 * Builds the test of whether a month was observed by any source in any of the given places.
 * @param places none means any country
 * @param now the current month at the place; later months are never observed
 */
export function makeIsObserved(
  coverage: readonly Observed[],
  places: readonly ObservedPlace[],
  now: MonthOf,
): IsObserved {
  const last = monthIndex(now);
  const tests =
    places.length === 0
      ? [countryCells(coverage, null)]
      : places.map((place) =>
          place.island === null ? countryCells(coverage, place.country) : islandCells(coverage, place),
        );
  return (at) => {
    const cell = monthIndex(at);
    return cell <= last && tests.some((test) => test(cell));
  };
}

/**
 * Years of observation, by which rates divide: the observed ones among the chosen months, each a twelfth.
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

/**
 * First and last observed month of the places, for the sentence "observed from … to …"; null when no month was.
 * @param places none means any country
 */
export function observedPeriod(
  coverage: readonly Observed[],
  places: readonly ObservedPlace[],
  now: MonthOf,
): { from: MonthOf; until: MonthOf } | null {
  const isOf = (row: Observed) =>
    places.length === 0 ||
    places.some(
      ({ country, island }) =>
        row.country === country && (!row.island || island === null || row.island === island),
    );
  const mine = coverage.filter((row) => row.observed && isOf(row));
  if (mine.length === 0) return null;
  const monthOf = (cell: number): MonthOf => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });
  const ends = mine.map(({ until }) =>
    until === null ? monthIndex(now) : Math.min(monthIndexOfText(until), monthIndex(now)),
  );
  return {
    from: monthOf(Math.min(...mine.map(({ from }) => monthIndexOfText(from)))),
    until: monthOf(Math.max(...ends)),
  };
}

/**
 * Years of observation of some places within the chosen years and months, in twelfths.
 * @param years calendar years; none means all since the first observed month
 * @param months 1 to 12; none means all
 */
export function yearsCovered(
  coverage: readonly Observed[],
  places: readonly ObservedPlace[],
  { years, months }: { years: readonly number[]; months: readonly number[] },
  now: MonthOf,
): number {
  const period = observedPeriod(coverage, places, now);
  if (!period) return 0;
  const all = Array.from({ length: now.year - period.from.year + 1 }, (_, i) => period.from.year + i);
  return yearsObserved(years.length > 0 ? years : all, months, makeIsObserved(coverage, places, now));
}

/** Consecutive months that were all observed or all not, both ends included. */
export interface Span {
  from: MonthOf;
  until: MonthOf;
  observed: boolean;
}

/**
 * Splits the months of these years into spans that were observed and spans that were not, in order and without a
 * gap, for the time axis of a chart.
 * @param years consecutive calendar years, oldest first
 * @param now the current month at the place; later months are left out
 */
export function observedSpans(years: readonly number[], isObserved: IsObserved, now: MonthOf): Span[] {
  const spans: Span[] = [];
  for (const year of years)
    for (let month = 1; month <= 12; month += 1) {
      const at = { year, month };
      if (monthIndex(at) > monthIndex(now)) return spans;
      const observed = isObserved(at);
      const open = spans.at(-1);
      if (open?.observed === observed) open.until = at;
      else spans.push({ from: at, until: at, observed });
    }
  return spans;
}

/** Length of a span in months. */
export const monthsOf = ({ from, until }: Pick<Span, 'from' | 'until'>): number =>
  monthIndex(until) - monthIndex(from) + 1;
