import {
  type DiscountedCounts,
  discountedCounts,
  dispersionOf,
  type Errors,
  errorOf,
  fitGammaPrior,
  type GammaPrior,
  gammaPosterior,
  type MonthSeen,
  predictedMeals,
  REACH_MONTHS,
} from './gamma-prior';
import type { CountDistribution } from './negative-binomial';

/** Months of predictions behind the dispersion. */
const PREDICTED_MONTHS = 60;
/** More than any cell, so that an island and a cell are one number. */
const MOST_CELLS = 100_000;

/** The months of a country's islands. A cell is a month as year × 12 + month − 1. */
export interface CountryMonths {
  /** first cell that any source observed */
  first: number;
  /** islands that belong to the pool of a cell: with residents, or with a report before */
  islands(cell: number): readonly number[];
  seen(island: number, cell: number): MonthSeen;
}

/** What the usual number of meals of a span is computed from. */
export interface BaselineInputs {
  /** months of the 36 before that were observed, and meals in them */
  observed: number;
  meals: number;
  /** the same, faded with time and by the share that sources told */
  taught: DiscountedCounts;
  /** how the islands of the country differ: its mean is shape / rate meals a month */
  country: GammaPrior;
  /** mean share of what happens that sources tell in the span */
  share: number;
  dispersion: number;
}

/** What is usual on the islands of a country in any month, each month computed once when it is first asked for. */
export class CountryBaseline {
  readonly #months: CountryMonths;
  readonly #pools = new Map<number, GammaPrior>();
  readonly #errors = new Map<number, Errors>();
  readonly #learnt = new Map<number, DiscountedCounts>();

  constructor(months: CountryMonths) {
    this.#months = months;
  }

  /** What goes into `usual`; parameters as there. */
  inputs(
    island: number,
    cell: number,
    span: { months: number; dispersion: number | null },
    last = cell,
  ): BaselineInputs {
    const past = this.#past(island, cell).filter(({ exposure }) => exposure > 0);
    return {
      observed: past.length,
      meals: past.reduce((sum, one) => sum + one.meals, 0),
      taught: this.#taught(island, cell),
      country: this.#pool(cell),
      share: this.#told(island, cell, last),
      dispersion: span.dispersion ?? this.dispersion(cell),
    };
  }

  /**
   * Meals that are usual on an island within a span that begins in a month.
   * @param cell the month; those before it teach
   * @param span its length in months, and the dispersion if it is given
   * @param last the month in which it ends; sources may tell more in some of its months than in others
   */
  usual(
    island: number,
    cell: number,
    span: { months: number; dispersion: number | null },
    last = cell,
  ): CountDistribution {
    const months = span.months * this.#told(island, cell, last);
    return predictedMeals(this.#own(island, cell), span.dispersion ?? this.dispersion(cell), months);
  }

  /** Mean share told of an island in some months; those that nobody observes tell nothing about it. */
  #told(island: number, cell: number, last: number): number {
    const shares = Array.from(
      { length: last - cell + 1 },
      (_, i) => this.#months.seen(island, cell + i).exposure,
    ).filter((share) => share > 0);
    return shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  /** Dispersion of counts about their mean, as the 60 months before a month show it. */
  dispersion(cell: number): number {
    const predicted = Math.min(PREDICTED_MONTHS, cell - this.#months.first - REACH_MONTHS);
    const sum = { squares: 0, means: 0 };
    for (let back = 1; back <= predicted; back += 1) {
      const { squares, means } = this.#errorsOf(cell - back);
      sum.squares += squares;
      sum.means += means;
    }
    return dispersionOf(sum, predicted);
  }

  #own(island: number, cell: number): GammaPrior {
    return gammaPosterior(this.#pool(cell), this.#taught(island, cell));
  }

  #taught(island: number, cell: number): DiscountedCounts {
    const key = island * MOST_CELLS + cell;
    const kept = this.#learnt.get(key);
    if (kept) return kept;
    const taught = discountedCounts(this.#past(island, cell));
    this.#learnt.set(key, taught);
    return taught;
  }

  /** The months of an island that teach of the one after them, oldest first. */
  #past(island: number, cell: number): MonthSeen[] {
    const from = Math.max(this.#months.first, cell - REACH_MONTHS);
    return Array.from({ length: Math.max(0, cell - from) }, (_, i) => this.#months.seen(island, from + i));
  }

  #pool(cell: number): GammaPrior {
    const kept = this.#pools.get(cell);
    if (kept) return kept;
    const pool = fitGammaPrior(this.#months.islands(cell).map((island) => this.#taught(island, cell)));
    this.#pools.set(cell, pool);
    return pool;
  }

  #errorsOf(cell: number): Errors {
    const kept = this.#errors.get(cell);
    if (kept) return kept;
    const sum = { squares: 0, means: 0 };
    for (const island of this.#months.islands(cell)) {
      const { meals, exposure } = this.#months.seen(island, cell);
      if (exposure <= 0) continue;
      const { shape, rate } = this.#own(island, cell);
      const { squares, means } = errorOf(meals, { mean: (shape / rate) * exposure, shape });
      sum.squares += squares;
      sum.means += means;
    }
    this.#errors.set(cell, sum);
    return sum;
  }
}
