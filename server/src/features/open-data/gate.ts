/** Smallest difference of a count between two releases, so that no difference reveals a single person. */
export const LEAST_CHANGE = 5;

/** Where and when: id of a place, a calendar year, and its month, 1 to 12, or 0 where only the year is known. */
export interface CellKey {
  place: number;
  year: number;
  month: number;
}

/** A counted cell of a release. */
export interface Cell extends CellKey {
  reports: number;
  /**
   * whether the published count was carried over from an earlier release, because the current one differs too
   * little
   */
  kept: boolean;
}

/** An earlier release: the months that it covers, and its cells; a cell that it covers and lacks is 0. */
export interface EarlierRelease {
  /** last month, as year * 12 + month - 1 */
  until: number;
  cells: readonly (CellKey & { reports: number })[];
}

/** More than a year and a month need, so that every cell has a number of its own. */
const MONTHS = 2 ** 18;

/** Key of a cell in a map: a number, because all cells of all releases are looked up while the server waits. */
export const keyOf = ({ place, year, month }: CellKey): number => place * MONTHS + year * 13 + month;

/** Order of cells: by place, then by month. */
export const inOrder = (a: CellKey, b: CellKey): number =>
  a.place - b.place || a.year - b.year || a.month - b.month;

/** Month in which a cell is complete, as year * 12 + month - 1; a whole-year cell is complete in December. */
export const lastMonthOf = ({ year, month }: CellKey): number => year * 12 + (month === 0 ? 12 : month) - 1;

const mayChange = (from: number, to: number): boolean => from === to || Math.abs(from - to) >= LEAST_CHANGE;

/**
 * The cells of the next release: the present count where it equals that of every earlier release or differs from it by at
 * least `LEAST_CHANGE`, otherwise the count of the latest. A cell whose months no earlier release covers has nothing
 * that it could be compared with. By induction any two releases differ in a cell that both cover by 0 or by at least
 * `LEAST_CHANGE`, whether it appears, disappears or returns.
 * @param now present counts, complete until `until`
 * @param formers all earlier releases, the oldest first; none covers more months than a later one
 * @param until last month of the next release, as year * 12 + month - 1
 * @returns cells in the order of place and month; those of 0 reports only where they are kept
 */
export function gatedCells(
  now: readonly (CellKey & { reports: number })[],
  formers: readonly EarlierRelease[],
  until: number,
): Cell[] {
  const cells = new Map<number, CellKey>();
  const present = new Map<number, number>();
  for (const cell of now) {
    if (lastMonthOf(cell) > until) continue;
    cells.set(keyOf(cell), cell);
    present.set(keyOf(cell), (present.get(keyOf(cell)) ?? 0) + cell.reports);
  }
  const released = formers.map(({ until: end, cells: those }) => {
    for (const cell of those) cells.set(keyOf(cell), cell);
    return { end, counts: new Map(those.map((cell) => [keyOf(cell), cell.reports])) };
  });
  const result: Cell[] = [];
  for (const [key, { place, year, month }] of cells) {
    const last = lastMonthOf({ place, year, month });
    const before = released.filter(({ end }) => end >= last).map(({ counts }) => counts.get(key) ?? 0);
    const count = present.get(key) ?? 0;
    const kept = !before.every((one) => mayChange(one, count));
    const reports = kept ? (before.at(-1) ?? 0) : count;
    if (reports > 0 || kept) result.push({ place, year, month, reports, kept });
  }
  return result.sort(inOrder);
}
