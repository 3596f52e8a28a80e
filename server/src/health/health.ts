import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { withinTime } from './within-time';
import { writeProbe } from './write-probe';

/** How long one successful write stands for the next ones. */
const WRITE_COUNTS_MS = 10_000;
/** A health call that takes longer is of no use to a monitor. */
const ANSWER_WITHIN_MS = 3_000;

/**
 * Whether the server can do its work: the database answers, and something can be stored. It writes at most
 * once in ten seconds, however many ask, and once for all that ask at the same time.
 */
export class Health {
  #written: number | null = null;
  #probing: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    /** Writes something that needs room on the disk, or throws. */
    private readonly probe: () => Promise<void>,
  ) {}

  static of(store: Store, clock: Clock, dataDir: string): Health {
    return new Health(store, clock, () => writeProbe(store, clock, dataDir));
  }

  /** Throws what is in the way. */
  async check(): Promise<void> {
    await withinTime(ANSWER_WITHIN_MS, this.#answers());
    if (!this.#fresh()) await withinTime(ANSWER_WITHIN_MS, this.#write());
  }

  async #answers(): Promise<void> {
    await sql`select 1`.execute(this.store.aside.read);
  }

  /** A clock that was set back makes the last write old, not new for hours. */
  #fresh(): boolean {
    return this.#written !== null && Math.abs(this.clock.now() - this.#written) < WRITE_COUNTS_MS;
  }

  #write(): Promise<void> {
    this.#probing ??= this.probe()
      .then(() => {
        this.#written = this.clock.now();
      })
      .finally(() => {
        this.#probing = null;
      });
    return this.#probing;
  }
}
