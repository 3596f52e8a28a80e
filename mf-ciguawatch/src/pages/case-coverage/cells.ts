import type { Coverage, CoverageMark } from '@ciguawatch/shared/api/schemas/monthly/coverage';
import { type MonthOf, observedIn } from '@ciguawatch/shared/domain/statistics/coverage';

/** What a source knows of a month: of one island, or of several. */
export type CellState = 'observed' | 'silent' | 'partly' | 'future';

const text = ({ year, month }: MonthOf): string => `${year}-${String(month).padStart(2, '0')}`;
const isLater = (at: MonthOf, now: MonthOf): boolean =>
  at.year > now.year || (at.year === now.year && at.month > now.month);

/** What the marks of one source say, and how to change them. */
export class SourceMonths {
  readonly #rows: readonly Coverage[];
  readonly #ofCountry: (at: MonthOf) => boolean;

  /** @param rows of one country */
  constructor(
    rows: readonly Coverage[],
    source: string,
    readonly country: number,
    readonly now: MonthOf,
  ) {
    this.#rows = rows.filter((row) => row.source === source);
    const whole = this.#rows.filter(({ island }) => island === null);
    this.#ofCountry = observedIn(whole, [{ country, island: null }], now);
  }

  /** What is known of the island alone; null where it is as its country. */
  own(island: number, at: MonthOf): boolean | null {
    const month = text(at);
    const row = this.#rows.find(
      (one) => one.island === island && one.from <= month && (one.until === null || month <= one.until),
    );
    return row?.observed ?? null;
  }

  isObserved(island: number, at: MonthOf): boolean {
    return this.own(island, at) ?? this.#ofCountry(at);
  }

  /** Several islands are observed where all of them are, silent where none is. */
  state(islands: readonly number[], at: MonthOf): CellState {
    if (isLater(at, this.now)) return 'future';
    const seen = islands.filter((island) => this.isObserved(island, at)).length;
    if (seen === islands.length) return 'observed';
    return seen === 0 ? 'silent' : 'partly';
  }

  /**
   * Marks that make every island observed, or silent, in these months; months that are still to come are left out. An
   * island that would say what its country says has no mark of its own.
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

  /** Marks that bring back what these replace. */
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

  /** Months in a row with the same mark are one entry; those of `undefined` get none. */
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

/** How many months of islands marks of one year change. */
export const monthsChanged = (marks: readonly CoverageMark[]): number =>
  marks.reduce((sum, { from, until }) => sum + Number(until.slice(5)) - Number(from.slice(5)) + 1, 0);
