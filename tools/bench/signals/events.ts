import { readCsv } from '../../../server/src/db/reference/files';
import { CountryBaseline } from '../../../shared/domain/alerts/pooled/country-baseline';

/** First month counted, January 2004, and the month after the last one. */
export const FIRST_CELL = 2004 * 12;
export const END_CELL = 2025 * 12 + 5;

/** A recorded case of an island. */
export interface Event {
  island: number;
  date: string;
}

export const cellOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Recorded cases since 2004 in the order of their days, and the islands that ever had one. */
export function recorded(dir: string): { events: Event[]; islands: number[] } {
  const all = readCsv(dir, 'haedat_pf_ciguatera_events.csv').filter(({ date, island }) => date && island);
  const events = all
    .map(({ date = '', location_id }) => ({ island: Number(location_id), date }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const islands = [...new Set(events.map(({ island }) => island))].sort((a, b) => a - b);
  return { events: events.filter(({ date }) => date >= '2004'), islands };
}

/** As meals: cases of one island and day count once, since the copy names no meals. */
export function asMeals(events: readonly Event[]): Event[] {
  const days = new Map(events.map((one) => [`${one.island} ${one.date}`, one]));
  return [...days.values()];
}

/** Counts of islands by month. */
export function countsOf(events: readonly Event[]): Map<number, Map<number, number>> {
  const counts = new Map<number, Map<number, number>>();
  for (const { island, date } of events) {
    const mine = counts.get(island) ?? new Map<number, number>();
    mine.set(cellOf(date), (mine.get(cellOf(date)) ?? 0) + 1);
    counts.set(island, mine);
  }
  return counts;
}

/**
 * What is usual by these counts.
 * @param exposure of a month, 0 to 1
 */
export const baselineBy = (
  counts: ReadonlyMap<number, ReadonlyMap<number, number>>,
  islands: readonly number[],
  exposure: (cell: number) => number = () => 1,
): CountryBaseline =>
  new CountryBaseline({
    first: FIRST_CELL,
    islands: () => islands,
    seen: (island, cell) => ({ meals: counts.get(island)?.get(cell) ?? 0, exposure: exposure(cell) }),
  });
