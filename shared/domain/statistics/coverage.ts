/**
 * Months of one source in one country, or what is known better of one island of it; the product decisions call it
 * coverage.
 */
export interface Observed {
  /** who observes: each source is silent or not for itself */
  source: string;
  /** country id, 1 to 22 */
  country: number;
  /** location id of the island that alone is meant; null for the whole country */
  island: number | null;
  /** false where the source was silent: an island in months that the source observed elsewhere */
  observed: boolean;
  /** first month, 2007-01 */
  from: string;
  /** last month; null where the source still observes */
  until: string | null;
}

/** A country, or one island of it. */
export interface ObservedPlace {
  /** country id */
  country: number;
  /** location id; null means the country, which is observed where any island of it may be */
  island: number | null;
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

const covers = ({ from, until }: Observed, cell: number): boolean =>
  cell >= numberOf(from) && (until === null || cell <= numberOf(until));

/** Cells in which one island was observed by at least one source: what is known of the island goes before its country. */
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

/** Cells in which a country was observed: as a whole, or one of its islands. */
function countryCells(coverage: readonly Observed[], country: number | null) {
  const rows = coverage.filter((row) => row.observed && (country === null || row.country === country));
  return (cell: number) => rows.some((row) => covers(row, cell));
}

/**
 * What says whether a month was observed: by any source, in any of the places given, in any country
 * when none is given; never after the current month.
 * @param now the current month at the place
 */
export function observedIn(
  coverage: readonly Observed[],
  places: readonly ObservedPlace[],
  now: MonthOf,
): IsObserved {
  const last = cellOf(now);
  const tests =
    places.length === 0
      ? [countryCells(coverage, null)]
      : places.map((place) =>
          place.island === null ? countryCells(coverage, place.country) : islandCells(coverage, place),
        );
  return (at) => {
    const cell = cellOf(at);
    return cell <= last && tests.some((test) => test(cell));
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
    until === null ? cellOf(now) : Math.min(numberOf(until), cellOf(now)),
  );
  return {
    from: monthOf(Math.min(...mine.map(({ from }) => numberOf(from)))),
    until: monthOf(Math.max(...ends)),
  };
}

/**
 * Years of observation of some places within the chosen years and months; of all years since observing
 * began where none are chosen.
 * @param years calendar years; none means all
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
  return yearsObserved(years.length > 0 ? years : all, months, observedIn(coverage, places, now));
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
