import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Store } from '../db/store';
import { withinTime } from './within-time';
import { writeProbe } from './write-probe';

/** Milliseconds that a successful write counts for later checks. */
const WRITE_COUNTS_MS = 10_000;
/** Milliseconds; a monitor would not wait longer. */
const ANSWER_WITHIN_MS = 3_000;

/**
 * Whether the server works: the database responds and a write succeeds. It writes at most once in ten
 * seconds, and concurrent checks share one write.
 */
export class Health {
  #written: number | null = null;
  #probing: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    /** Writes something that needs space on the disk; throws when it fails. */
    private readonly probe: () => Promise<void>,
  ) {}

  static of(store: Store, clock: Clock, dataDir: string): Health {
    return new Health(store, clock, () => writeProbe(store, clock, dataDir));
  }

  /** @throws the reason why the server cannot work */
  async check(): Promise<void> {
    await withinTime(ANSWER_WITHIN_MS, this.#answers());
    if (!this.#fresh()) await withinTime(ANSWER_WITHIN_MS, this.#write());
  }

  async #answers(): Promise<void> {
    await sql`select 1`.execute(this.store.admin.read);
  }

  /** Absolute difference: after the clock was set back, the last write must count as old. */
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
