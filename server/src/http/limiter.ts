import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Allowance } from '../config/limits';
import type { DB } from '../db/schema';
import type { Reader } from '../db/store';
import type { Deps } from '../deps';
import { hmacOf } from '../security/hash';
import { HttpError } from './errors/http-error';

/** What counters need. */
export type LimiterDeps = Pick<Deps, 'store' | 'clock' | 'secret'>;

/** Result for one event: its number within the window, or the seconds to wait. */
type Count = { ok: true; n: number } | { ok: false; retryAfter: number };

/**
 * Counts events by key within windows that start at a key's first event. Counters are in the database, so
 * that servers share them and a restart forgets nothing. An event costs one statement; a refused one changes
 * nothing.
 */
export class Limiter {
  /** @param name separates the keys of this limit from those of others */
  constructor(
    private readonly deps: LimiterDeps,
    private readonly name: string,
    private readonly allowance: Allowance,
  ) {}

  /**
   * Counts one event.
   * @throws HttpError 429 with the time to wait
   */
  async take(key: string): Promise<void> {
    const count = await this.deps.store.tx((trx) => this.count(trx, key));
    if (!count.ok) throw tooMany(count.retryAfter);
  }

  /** Counts one event in the caller's transaction, or returns the time to wait. */
  async count(db: Transaction<DB>, key: string): Promise<Count> {
    const { rows } = await this.counting(sql`select ${this.stored(key)}::text, 1`).execute(db);
    if (rows[0]) return { ok: true, n: rows[0].n };
    return { ok: false, retryAfter: await this.wait(db, key) };
  }

  /** Seconds until an event of a key is accepted again. */
  async wait(db: Reader, key: string): Promise<number> {
    const now = this.deps.clock.now();
    const counter = await this.#held(db, this.stored(key));
    return Math.max(1, Math.ceil(((counter?.ends_at.getTime() ?? now) - now) / 1000));
  }

  /**
   * Statement that counts events of several keys and returns each new number. A key that would exceed the
   * limit is left out of the result and not counted.
   * @param events rows of (key from `stored`, number of events), trusted SQL; each key once
   */
  counting(events: RawBuilder<unknown>): RawBuilder<{ key: string; n: number }> {
    const { max, seconds } = this.allowance;
    const now = this.deps.clock.now();
    const end = new Date(now + seconds * 1000);
    // If the clock was set back, a window may end far in the future; it counts as over.
    const far = new Date(now + 2 * seconds * 1000);
    const over = sql<boolean>`(r.ends_at <= ${new Date(now)}::timestamptz or r.ends_at > ${far}::timestamptz)`;
    // Sorted, so that two statements with the same keys cannot deadlock.
    return sql<{ key: string; n: number }>`
      insert into rate_limit as r (key, n, ends_at)
      select e.key, e.n, ${end}::timestamptz from (${events}) as e (key, n) where e.n <= ${max}::integer order by e.key
      on conflict (key) do update set
        n = case when ${over} then excluded.n else r.n + excluded.n end,
        ends_at = case when ${over} then excluded.ends_at else r.ends_at end
      where ${over} or r.n + excluded.n <= ${max}::integer
      returning key, n`;
  }

  /** Number of events of a key within its current window. */
  async now(db: Reader, key: string): Promise<number> {
    const counter = await this.#held(db, this.stored(key));
    return counter && counter.ends_at.getTime() > this.deps.clock.now() ? counter.n : 0;
  }

  /** Takes one event back that turned out not to count. */
  async giveBack(key: string): Promise<void> {
    await this.deps.store.tx((trx) =>
      trx
        .updateTable('rate_limit')
        .set({ n: sql<number>`n - 1` })
        .where('key', '=', this.stored(key))
        .where('n', '>', 0)
        .execute(),
    );
  }

  /** Removes all events of keys. */
  async forget(db: Transaction<DB>, ...keys: string[]): Promise<void> {
    const stored = keys.map((key) => this.stored(key));
    await db.deleteFrom('rate_limit').where('key', 'in', stored).execute();
  }

  #held(db: Reader, stored: string) {
    return db.selectFrom('rate_limit').select(['n', 'ends_at']).where('key', '=', stored).executeTakeFirst();
  }

  /** A key as stored: an HMAC, so that the table does not reveal who logged in from where. */
  stored(key: string): string {
    return hmacOf(this.deps.secret, `limit:${this.name}:${key}`);
  }
}

/**
 * 429 error with the time to wait.
 * @param retryAfter seconds
 */
export const tooMany = (retryAfter: number): HttpError =>
  new HttpError(429, 'too_many_requests', { retryAfter, message: `Try again in ${retryAfter} seconds.` });
