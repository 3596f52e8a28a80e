/**
 * Counts the commits of this process, before the writer gets its response: what was read from the database stands until
 * the count moves. Where other processes write to the database too, it stands for a moment only.
 */
export class Commits {
  #count = 0;

  /** @param alone whether nobody else writes to the database */
  constructor(readonly alone: boolean) {}

  /** Grows with each commit, never goes back. */
  get count(): number {
    return this.#count;
  }

  /** A transaction has ended; one that failed may have been committed all the same. */
  ended(): void {
    this.#count += 1;
  }
}
