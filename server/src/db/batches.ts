import type { Store } from './store';

interface Waiting<Item, Result> {
  item: Item;
  done(result: Result): void;
  failed(why: unknown): void;
}

/** Largest number of items in one run; the others wait for the next. */
const MOST = 50;
/**
 * Concurrent runs: PostgreSQL works on a second while the first waits for the disk; the embedded engine has
 * one session.
 */
const AT_ONCE = { postgres: 2, pglite: 1 };

/**
 * Combines calls that need the same database work into one run: everything added in one turn of the event
 * loop or while earlier runs are busy. A single item never waits for others to join it.
 */
export class Batches<Item, Result> {
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;
  #woken = false;

  /**
   * @param nameOf two items of one name never share a run: the second waits for the next
   * @param run returns one result for each item, in order; if it throws, all its items fail
   */
  constructor(
    private readonly engine: Store['engine'],
    private readonly nameOf: (item: Item) => string,
    private readonly run: (items: readonly Item[]) => Promise<readonly Result[]>,
  ) {}

  /**
   * Adds an item to the next run.
   * @returns the item's result
   */
  add(item: Item): Promise<Result> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      this.#wake();
    });
  }

  #wake(): void {
    if (this.#woken || this.#waiting.length === 0 || this.#running >= AT_ONCE[this.engine]) return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      this.#running += 1;
      void this.#one(this.#take());
      this.#wake();
    });
  }

  #take(): Waiting<Item, Result>[] {
    const taken = new Map<string, Waiting<Item, Result>>();
    const later: Waiting<Item, Result>[] = [];
    for (const one of this.#waiting) {
      const name = this.nameOf(one.item);
      if (taken.size < MOST && !taken.has(name)) taken.set(name, one);
      else later.push(one);
    }
    this.#waiting = later;
    return [...taken.values()];
  }

  async #one(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.run(batch.map(({ item }) => item));
      batch.forEach(({ done }, n) => {
        done(results[n] as Result);
      });
    } catch (why) {
      for (const { failed } of batch) failed(why);
    } finally {
      this.#running -= 1;
      this.#wake();
    }
  }
}
