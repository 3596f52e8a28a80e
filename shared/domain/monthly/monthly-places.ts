import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import type { IsObserved } from '../statistics/coverage';
import { peopleOf } from '../statistics/statistics-months';
import { monthsOfPeriod, periodBefore, type ReportPeriod } from './monthly-period';

/** Line of a bulletin's table of places: an archipelago or an island with its reports. */
export interface PlaceLine {
  /** location id of the archipelago; 0 where it is unknown */
  archi: number;
  /** location id; null on the line of the archipelago itself, 0 where the island is unknown */
  island: number | null;
  reports: number;
  people: number;
  /** reports of the period before: the previous month or year */
  before: number;
  /** reports from January of the period's year to the end of the period */
  year: number;
  /**
   * whether the place was observed in any month of the period; where false, a count of 0 must not be printed as
   * none
   */
  observed: boolean;
  /** whether the place was observed in any month of the period before */
  observedBefore: boolean;
}

/** Returns the test of whether a place was observed in a month. */
export type ObservedAt = (place: Pick<PlaceLine, 'archi' | 'island'>) => IsObserved;

/** In which months a country and each of its places were observed, and all of its islands. */
export interface ObservedCountry {
  isObserved: IsObserved;
  observedAt: ObservedAt;
  /** location ids of all islands of the country, with their archipelagos */
  islands: readonly { archi: number; island: number }[];
}

/**
 * Table of places: archipelagos, each followed by its islands, most reported first. It lists places with reports in
 * the period, in the one before or since January, and islands that were not observed while the country was, so that
 * the reader sees which islands the total leaves out.
 */
export function placeLines(
  table: CaseTable,
  { country, year, month }: ReportPeriod,
  { isObserved, observedAt, islands }: ObservedCountry,
): PlaceLine[] {
  const rowsOf = (years: number, months: readonly number[]) =>
    selectRows(table, { countries: [country], years: [years], months });
  const now = rowsOf(year, month === null ? [] : [month]);
  const past = periodBefore({ year, month });
  const before = rowsOf(past.year, past.month === null ? [] : [past.month]);
  const since =
    month === null
      ? now
      : rowsOf(
          year,
          Array.from({ length: month }, (_, index) => index + 1),
        );
  const lines = new Map<string, LineInProgress>();
  const linesOf = (place: { archi: number; island: number }): LineInProgress[] =>
    [null, place.island].map((island) => {
      const key = `${place.archi}/${island}`;
      const line = lines.get(key) ?? { archi: place.archi, island, rows: [], before: 0, year: 0 };
      lines.set(key, line);
      return line;
    });
  const add = (rows: Uint32Array, note: (line: LineInProgress, row: number) => void) => {
    for (const row of rows)
      for (const line of linesOf({ archi: table.archi[row] as number, island: table.island[row] as number }))
        note(line, row);
  };
  add(now, (line, row) => line.rows.push(row));
  add(before, (line) => {
    line.before += 1;
  });
  add(since, (line) => {
    line.year += 1;
  });
  const seen = monthsOfPeriod({ year, month }).filter(isObserved);
  for (const place of islands) if (seen.length > 0 && !seen.some(observedAt(place))) linesOf(place);
  const built = [...lines.values()].map(({ rows, ...line }) => ({
    ...line,
    reports: rows.length,
    people: peopleOf(table, Uint32Array.from(rows)),
    observed: monthsOfPeriod({ year, month }).some(observedAt(line)),
    observedBefore: monthsOfPeriod(past).some(observedAt(line)),
  }));
  return sortedLines(built);
}

interface LineInProgress extends Pick<PlaceLine, 'archi' | 'island' | 'before' | 'year'> {
  rows: number[];
}

const byReports = (a: PlaceLine, b: PlaceLine) =>
  b.reports - a.reports || b.year - a.year || b.before - a.before || a.archi - b.archi;

function sortedLines(lines: PlaceLine[]): PlaceLine[] {
  const archis = lines.filter(({ island }) => island === null).sort(byReports);
  return archis.flatMap((archi) => [
    archi,
    ...lines
      .filter((line) => line.island !== null && line.archi === archi.archi)
      .sort((a, b) => byReports(a, b) || (a.island as number) - (b.island as number)),
  ]);
}
