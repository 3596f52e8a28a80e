import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Allowance } from '../config/limits';
import type { DB } from '../db/schema';
import type { Reader } from '../db/store';
import type { Deps } from '../deps';
import { sign } from '../security/hash';
import { HttpError } from './errors/http-error';

/** What counters work with. */
export type LimiterDeps = Pick<Deps, 'store' | 'clock' | 'secret'>;

/** What a counter says of one event: how many there were in the window, this one included, or how long to wait. */
type Count = { ok: true; n: number } | { ok: false; retryAfter: number };

/**
 * Counts events per key, in windows that begin with a key's first event. The counters lie in the
 * database: servers that share it share them, and a restart forgets nothing. An event costs one
 * statement; one that is refused changes nothing.
 */
export class Limiter {
  /** @param name tells the keys of this limit from those of others */
  constructor(
    private readonly deps: LimiterDeps,
    private readonly name: string,
    private readonly allowance: Allowance,
  ) {}

  /** Counts one event, or refuses it with 429 and the time to wait. */
  async take(key: string): Promise<void> {
    const count = await this.deps.store.tx((trx) => this.count(trx, key));
    if (!count.ok) throw tooMany(count.retryAfter);
  }

  /** Counts one event, or says that it is one too many. */
  async count(db: Transaction<DB>, key: string): Promise<Count> {
    const { rows } = await this.counting(sql`select ${this.stored(key)}::text, 1`).execute(db);
    if (rows[0]) return { ok: true, n: rows[0].n };
    return { ok: false, retryAfter: await this.wait(db, key) };
  }

  /** Seconds until an event of a key counts again. */
  async wait(db: Reader, key: string): Promise<number> {
    const now = this.deps.clock.now();
    const held = await this.#held(db, this.stored(key));
    return Math.max(1, Math.ceil(((held?.ends_at.getTime() ?? now) - now) / 1000));
  }

  /**
   * The statement that counts events of several keys; it answers how many each key has then. A key that would have too
   * many is not answered, and none of its events count.
   * @param events rows of a key as `stored` writes it and a number of events, SQL of our own; no key twice
   */
  counting(events: RawBuilder<unknown>): RawBuilder<{ key: string; n: number }> {
    const { max, seconds } = this.allowance;
    const now = this.deps.clock.now();
    const end = new Date(now + seconds * 1000);
    // A window that ends far ahead began before the clock was set back.
    const far = new Date(now + 2 * seconds * 1000);
    const over = sql<boolean>`(r.ends_at <= ${new Date(now)}::timestamptz or r.ends_at > ${far}::timestamptz)`;
    // In one order: two statements that count the same keys wait for each other, not in a circle.
    return sql<{ key: string; n: number }>`
      insert into rate_limit as r (key, n, ends_at)
      select e.key, e.n, ${end}::timestamptz from (${events}) as e (key, n) where e.n <= ${max}::integer order by e.key
      on conflict (key) do update set
        n = case when ${over} then excluded.n else r.n + excluded.n end,
        ends_at = case when ${over} then excluded.ends_at else r.ends_at end
      where ${over} or r.n + excluded.n <= ${max}::integer
      returning key, n`;
  }

  /** How many events of a key count at the moment. */
  async now(db: Reader, key: string): Promise<number> {
    const held = await this.#held(db, this.stored(key));
    return held && held.ends_at.getTime() > this.deps.clock.now() ? held.n : 0;
  }

  /** Takes one event back: it was not one of those that count. */
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

  /** Forgets all events of keys. */
  async forget(db: Transaction<DB>, ...keys: string[]): Promise<void> {
    const stored = keys.map((key) => this.stored(key));
    await db.deleteFrom('rate_limit').where('key', 'in', stored).execute();
  }

  #held(db: Reader, stored: string) {
    return db.selectFrom('rate_limit').select(['n', 'ends_at']).where('key', '=', stored).executeTakeFirst();
  }

  /** A key as the table holds it: nobody reads from it who tried to sign in from where. */
  stored(key: string): string {
    return sign(this.deps.secret, `limit:${this.name}:${key}`);
  }
}

/** 429 with the time to wait. */
export const tooMany = (retryAfter: number): HttpError =>
  new HttpError(429, 'too_many_requests', { retryAfter, message: `Try again in ${retryAfter} seconds.` });
