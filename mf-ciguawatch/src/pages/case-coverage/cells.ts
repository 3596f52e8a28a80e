import type { Coverage, CoverageMark } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { type MonthOf, makeIsObserved } from '@ciguawatch/shared/domain/statistics/coverage';

/** Whether a source observed a month, for one island or for several together; `future` for months to come. */
export type CellState = 'observed' | 'silent' | 'partly' | 'future';

const text = ({ year, month }: MonthOf): string => `${year}-${String(month).padStart(2, '0')}`;
const isLater = (at: MonthOf, now: MonthOf): boolean =>
  at.year > now.year || (at.year === now.year && at.month > now.month);

/** Coverage of one source by month and island, and the changes that set it. */
export class SourceMonths {
  readonly #rows: readonly Coverage[];
  readonly #ofCountry: (at: MonthOf) => boolean;

  /** @param rows coverage of one country, of all sources */
  constructor(
    rows: readonly Coverage[],
    source: string,
    readonly country: number,
    readonly now: MonthOf,
  ) {
    this.#rows = rows.filter((row) => row.source === source);
    const whole = this.#rows.filter(({ island }) => island === null);
    this.#ofCountry = makeIsObserved(whole, [{ country, island: null }], now);
  }

  /** Coverage marked for the island itself; null when the mark of its country applies. */
  own(island: number, at: MonthOf): boolean | null {
    const month = text(at);
    const row = this.#rows.find(
      (one) => one.island === island && one.from <= month && (one.until === null || month <= one.until),
    );
    return row?.observed ?? null;
  }

  /** Whether the source observed the island in a month, by its own mark or by that of its country. */
  isObserved(island: number, at: MonthOf): boolean {
    return this.own(island, at) ?? this.#ofCountry(at);
  }

  /** State of a group of islands: `observed` if all are, `silent` if none is, otherwise `partly`. */
  state(islands: readonly number[], at: MonthOf): CellState {
    if (isLater(at, this.now)) return 'future';
    const seen = islands.filter((island) => this.isObserved(island, at)).length;
    if (seen === islands.length) return 'observed';
    return seen === 0 ? 'silent' : 'partly';
  }

  /**
   * Marks that set islands to observed or silent in these months, except future ones. A mark that would repeat
   * that of the country is removed instead (null).
   */
  marksFor(islands: readonly number[], months: readonly MonthOf[], observed: boolean): CoverageMark[] {
    return this.#each(islands, months, (island, at) =>
      this.isObserved(island, at) === observed
        ? undefined
        : this.#ofCountry(at) === observed
          ? null
          : observed,
    );
  }

  /**
   * Marks that restore the state before the given marks; call it before applying these.
   * @param marks each within one year
   */
  marksBack(marks: readonly CoverageMark[]): CoverageMark[] {
    return marks.flatMap((mark) => {
      const [from, until] = [mark.from, mark.until].map((month) => ({
        year: Number(month.slice(0, 4)),
        month: Number(month.slice(5)),
      })) as [MonthOf, MonthOf];
      const months = Array.from({ length: until.month - from.month + 1 }, (_, i) => ({
        year: from.year,
        month: from.month + i,
      }));
      return this.#each([mark.island], months, (island, at) => this.own(island, at));
    });
  }

  /**
   * Builds marks, joining consecutive months with the same value; months for which `markOf` returns undefined
   * get none.
   */
  #each(
    islands: readonly number[],
    months: readonly MonthOf[],
    markOf: (island: number, at: MonthOf) => boolean | null | undefined,
  ): CoverageMark[] {
    const marks: CoverageMark[] = [];
    for (const island of islands) {
      let open: CoverageMark | null = null;
      for (const at of months) {
        const observed = isLater(at, this.now) ? undefined : markOf(island, at);
        if (observed === undefined) open = null;
        else if (open && open.observed === observed) open.until = text(at);
        else {
          open = { island, from: text(at), until: text(at), observed };
          marks.push(open);
        }
      }
    }
    return marks;
  }
}

/**
 * Number of months changed, summed over islands.
 * @param marks each within one year
 */
export const monthsChanged = (marks: readonly CoverageMark[]): number =>
  marks.reduce((sum, { from, until }) => sum + Number(until.slice(5)) - Number(from.slice(5)) + 1, 0);
