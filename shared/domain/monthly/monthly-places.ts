import { selectRows } from '../case-table/engine-filter';
import type { CaseTable } from '../case-table/engine-table';
import type { IsObserved } from '../statistics/coverage';
import { peopleOf } from '../statistics/statistics-months';
import { monthsOfPeriod, periodBefore, type ReportPeriod } from './monthly-period';

/** An archipelago or an island with its reports. */
export interface PlaceLine {
  /** location id; 0 where it is not known */
  archi: number;
  /** location id; null on the line of the archipelago itself, 0 where the island is not known */
  island: number | null;
  reports: number;
  people: number;
  /** reports of the period before: the month before, or the year before */
  before: number;
  /** reports since January of the year of the period, the period included */
  year: number;
  /** whether anybody observed the place in any month of the period, and of the one before: else none is not said */
  observed: boolean;
  observedBefore: boolean;
}

/** What says of a place of the report in which months it was observed. */
export type ObservedAt = (place: Pick<PlaceLine, 'archi' | 'island'>) => IsObserved;

/** What is known of who observed: the country, each place of it, and which islands there are. */
export interface ObservedCountry {
  isObserved: IsObserved;
  observedAt: ObservedAt;
  /** all islands of the country, by location ids */
  islands: readonly { archi: number; island: number }[];
}

/**
 * Archipelagos, each followed by its islands, the most reported of the period first. Places that had reports
 * in the period, the one before, or since January, and islands that nobody observed in the period while the country was:
 * a total leaves them out.
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
  const lines = new Map<string, Building>();
  const linesOf = (place: { archi: number; island: number }): Building[] =>
    [null, place.island].map((island) => {
      const key = `${place.archi}/${island}`;
      const line = lines.get(key) ?? { archi: place.archi, island, rows: [], before: 0, year: 0 };
      lines.set(key, line);
      return line;
    });
  const add = (rows: Uint32Array, note: (line: Building, row: number) => void) => {
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
  return inOrder(built);
}

interface Building extends Pick<PlaceLine, 'archi' | 'island' | 'before' | 'year'> {
  rows: number[];
}

const most = (a: PlaceLine, b: PlaceLine) =>
  b.reports - a.reports || b.year - a.year || b.before - a.before || a.archi - b.archi;

function inOrder(lines: PlaceLine[]): PlaceLine[] {
  const archis = lines.filter(({ island }) => island === null).sort(most);
  return archis.flatMap((archi) => [
    archi,
    ...lines
      .filter((line) => line.island !== null && line.archi === archi.archi)
      .sort((a, b) => most(a, b) || (a.island as number) - (b.island as number)),
  ]);
}
