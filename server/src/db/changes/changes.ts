/** Tables whose content answers are kept of; a write to any other concerns nobody. */
const FOLLOWED = [
  'case_report',
  'case_chunk',
  'case_tally',
  'location',
  'specie',
  'phenotype',
  'coverage',
] as const;
export type Followed = (typeof FOLLOWED)[number];

/**
 * What this process knows of changes to the followed tables: a number for each that grows with every commit of its
 * own, before whoever wrote is answered, and with all that other servers tell.
 */
export class Changes {
  /**
   * Whether what others write is told here at the moment; where it is not, look for yourself. `alone`: there are no
   * others.
   */
  told: 'alone' | 'all' | 'none' = 'none';
  readonly #counts = new Map<Followed, number>(FOLLOWED.map((table) => [table, 0]));
  readonly #hearers = new Set<(tables: readonly Followed[]) => void>();

  /** Grows with each write to one of these tables, never goes back. */
  of(tables: readonly Followed[]): number {
    let sum = 0;
    for (const table of tables) sum += this.#counts.get(table) ?? 0;
    return sum;
  }

  /** This process has committed writes to these tables. */
  wrote(tables: Iterable<string> | 'all'): void {
    const followed = this.#raise(tables);
    if (followed.length > 0) for (const hear of this.#hearers) hear(followed);
  }

  /** Another server has, or may have. */
  heard(tables: Iterable<string> | 'all'): void {
    this.#raise(tables);
  }

  /** Calls with what this process wrote, once it is committed. */
  onWrote(hear: (tables: readonly Followed[]) => void): void {
    this.#hearers.add(hear);
  }

  #raise(tables: Iterable<string> | 'all'): Followed[] {
    const named = tables === 'all' ? FOLLOWED : [...tables];
    const followed = FOLLOWED.filter((table) => (named as readonly string[]).includes(table));
    for (const table of followed) this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
    return followed;
  }
}
