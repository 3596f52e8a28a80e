import { type MonthOf, makeIsObserved, type Observed } from './coverage';

const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const monthOfIndex = (cell: number): MonthOf => ({ year: Math.floor(cell / 12), month: (cell % 12) + 1 });
const monthText = (cell: number): string => {
  const { year, month } = monthOfIndex(cell);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
};
const lastMonthIndex = ({ until }: Observed): number =>
  until === null ? Number.POSITIVE_INFINITY : monthIndex(until);

/**
 * Cuts months out of a source's rows of a country in which it was silent on every island, since a country counts as
 * observed only while one of its islands is. Rows of single islands stay as they are.
 * @param islandsOf location ids of all islands of a country
 */
export function withoutSilentCountries<Row extends Observed>(
  coverage: readonly Row[],
  islandsOf: (country: number) => readonly number[],
): Row[] {
  return coverage.flatMap((row) => {
    if (row.island !== null) return [row];
    const silent = new Map<number, Observed[]>();
    for (const one of coverage)
      if (one.source === row.source && one.country === row.country && one.island !== null && !one.observed)
        silent.set(one.island, [...(silent.get(one.island) ?? []), one]);
    const islands = islandsOf(row.country);
    if (islands.length === 0 || !islands.every((island) => silent.has(island))) return [row];
    const isSilent = (cell: number): boolean =>
      islands.every((island) =>
        silent.get(island)?.some((one) => monthIndex(one.from) <= cell && cell <= lastMonthIndex(one)),
      );
    const marked = [...silent.values()].flat().map(({ from, until }) => monthIndex(until ?? from));
    return observedParts(row, isSilent, Math.max(...marked));
  });
}

/**
 * Splits a row into the parts in which at least one island was observed. Months after the last marked one have no
 * marks, so the loop may end there.
 */
function observedParts<Row extends Observed>(
  row: Row,
  isSilent: (cell: number) => boolean,
  lastMarked: number,
): Row[] {
  const parts: Row[] = [];
  const end = lastMonthIndex(row);
  let from = monthIndex(row.from);
  for (let cell = from; cell <= Math.min(end, lastMarked); cell += 1) {
    if (!isSilent(cell)) continue;
    if (from < cell) parts.push({ ...row, from: monthText(from), until: monthText(cell - 1) });
    from = cell + 1;
  }
  if (from <= end) parts.push({ ...row, from: monthText(from) });
  return parts;
}

/**
 * Location ids of islands that a total leaves out because nobody observed them: in all of its months, or in some of
 * them.
 */
export interface SilentIslands {
  whole: number[];
  part: number[];
}

interface ChosenPeriod {
  /** calendar years */
  years: readonly number[];
  /** 1 to 12; none means all */
  months: readonly number[];
}

/**
 * Islands that nobody observed while their country was observed: a total leaves them out, which the page has to
 * say. Countries that were not observed at all are skipped, since the page says that once for the whole country.
 * @param islands the islands that the total covers
 * @param now the current month at the place; later months are left out
 */
export function silentIslands(
  coverage: readonly Observed[],
  islands: readonly { id: number; country: number }[],
  { years, months }: ChosenPeriod,
  now: MonthOf,
): SilentIslands {
  const chosen = months.length > 0 ? months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const asked = years.flatMap((year) => chosen.map((month) => ({ year, month })));
  const marked = new Set(coverage.map(({ island }) => island));
  const found: SilentIslands = { whole: [], part: [] };
  for (const country of new Set(islands.map((one) => one.country))) {
    const own = coverage.filter((row) => row.country === country);
    const ofCountry = asked.filter(makeIsObserved(own, [{ country, island: null }], now));
    if (ofCountry.length === 0) continue;
    const seenAt = (island: number) =>
      ofCountry.filter(makeIsObserved(own, [{ country, island }], now)).length;
    // Most islands have no rows of their own and share the result of their country, so it is worked out once; no
    // island has the id 0.
    const unmarked = seenAt(0);
    for (const { id } of islands.filter((one) => one.country === country)) {
      const seen = marked.has(id) ? seenAt(id) : unmarked;
      if (seen === 0) found.whole.push(id);
      else if (seen < ofCountry.length) found.part.push(id);
    }
  }
  return found;
}
