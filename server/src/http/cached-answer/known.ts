import type { Followed } from '../../db/changes/changes';
import type { Store } from '../../db/store';

/** Milliseconds for which a look at the database counts where nobody tells what others write. */
const LOOK_MS = 250;
/** Milliseconds after which a look is repeated before the answer, not behind it, though nothing was told. */
const LONGEST_MS = 10_000;

interface Seen<T> {
  value: T;
  /** Number of changes known when the look began. */
  changes: number;
  /** `performance.now()` when it began. */
  from: number;
}

/**
 * Something read from the database that is known without it until somebody has written. This process knows of its own
 * commits and is told of those of others; where it is not told, a look counts for a quarter of a second. Where it is,
 * the look is still repeated as often, behind the answers: what was never told (a server that ended between commit
 * and word, a hand at the database) is found that way.
 */
export class Known<T> {
  #seen: Seen<T> | null = null;
  #looking: (Promise<T> & { changes?: number }) | null = null;

  constructor(
    private readonly store: Pick<Store, 'changes'>,
    private readonly tables: readonly Followed[],
    private readonly read: () => Promise<T>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is known now without a question; null when the database must be asked first. */
  held(): T | null {
    const seen = this.#seen;
    const { changes } = this.store;
    if (!seen || seen.changes !== changes.of(this.tables)) return null;
    const age = this.now() - seen.from;
    if (age < LOOK_MS || changes.told === 'alone') return seen.value;
    if (changes.told === 'none' || age >= LONGEST_MS) return null;
    if (!this.#looking) this.#look().catch(() => undefined);
    return seen.value;
  }

  /** The same, asking where it must; those that ask together wait for one look. */
  async current(): Promise<T> {
    const held = this.held();
    if (held !== null) return held;
    // A look that began before the last change may not have seen it.
    if (this.#looking && this.#looking.changes === this.store.changes.of(this.tables)) return this.#looking;
    return this.#look();
  }

  /** The same by a look that begins now. */
  fresh(): Promise<T> {
    return this.#look();
  }

  #look(): Promise<T> {
    const changes = this.store.changes.of(this.tables);
    const from = this.now();
    const looking: Promise<T> & { changes?: number } = this.read()
      .then((value) => {
        // One that began later may have ended sooner.
        if (!this.#seen || this.#seen.from <= from) this.#seen = { value, changes, from };
        return value;
      })
      .finally(() => {
        if (this.#looking === looking) this.#looking = null;
      });
    looking.changes = changes;
    this.#looking = looking;
    return looking;
  }
}
