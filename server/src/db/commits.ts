/**
 * Counts the commits of this process before the writer gets its response, so that cached reads know when to
 * look at the database again. Where other processes write too, the count alone is not enough.
 */
export class Commits {
  #count = 0;

  /** @param alone whether this process is the only writer, as with the embedded database */
  constructor(readonly alone: boolean) {}

  /** Number of commits so far; only compared for equality. */
  get count(): number {
    return this.#count;
  }

  /**
   * Counts a transaction that ended. A failed one counts too: its connection may have been cut after the
   * commit.
   */
  ended(): void {
    this.#count += 1;
  }
}
