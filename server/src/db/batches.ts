import type { Store } from './store';

interface WaitingItem<Item, Result> {
  item: Item;
  done(result: Result): void;
  failed(why: unknown): void;
}

/** Largest number of items in one run; the others wait for the next. */
const MAX_ITEMS_PER_RUN = 50;
/**
 * Concurrent runs: PostgreSQL works on a second while the first waits for the disk; the embedded engine has
 * one session.
 */
const MAX_CONCURRENT_RUNS = { postgres: 2, pglite: 1 };

/**
 * Combines calls that need the same database work into one run: everything added in one turn of the event
 * loop or while earlier runs are busy. A single item never waits for others to join it.
 */
export class Batches<Item, Result> {
  #waiting: WaitingItem<Item, Result>[] = [];
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
    if (this.#woken || this.#waiting.length === 0 || this.#running >= MAX_CONCURRENT_RUNS[this.engine])
      return;
    this.#woken = true;
    setImmediate(() => {
      this.#woken = false;
      this.#running += 1;
      void this.#one(this.#take());
      this.#wake();
    });
  }

  #take(): WaitingItem<Item, Result>[] {
    const itemsOfRun = new Map<string, WaitingItem<Item, Result>>();
    const waitingItems: WaitingItem<Item, Result>[] = [];
    for (const one of this.#waiting) {
      const name = this.nameOf(one.item);
      if (itemsOfRun.size < MAX_ITEMS_PER_RUN && !itemsOfRun.has(name)) itemsOfRun.set(name, one);
      else waitingItems.push(one);
    }
    this.#waiting = waitingItems;
    return [...itemsOfRun.values()];
  }

  async #one(batch: readonly WaitingItem<Item, Result>[]): Promise<void> {
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
