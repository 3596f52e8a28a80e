import { sql } from 'kysely';
import type { Allowance } from '../../../config/limits';
import { Limiter, type LimiterDeps, tooMany } from '../../../http/limiter';

/**
 * Counts public reports per address. A report counts once and repeats of one uuid never: a phone on a
 * weak network sends again. From a third of the limit on, the address counts as busy and its reports
 * are reviewed.
 */
export class ReportLimit {
  readonly #addresses: Limiter;
  readonly #reports: Limiter;
  readonly #calm: number;

  /** @param name tells reports from contacts */
  constructor(
    private readonly deps: LimiterDeps,
    name: string,
    allowance: Allowance,
  ) {
    this.#addresses = new Limiter(deps, name, allowance);
    this.#reports = new Limiter(deps, `${name}-uuid`, { max: 1, seconds: allowance.seconds });
    this.#calm = Math.max(5, allowance.max / 3);
  }

  /**
   * Counts one report, unless it was counted before, or refuses it with 429 and the time to wait.
   * One statement, since every report of the public costs it; it does not wait for the disk: a database that is cut
   * off from its current may forget the counts of its last second.
   * @returns whether the address is busy
   */
  async check(address: string, uuid: string): Promise<boolean> {
    const db = this.deps.store.read;
    const report = `${address} ${uuid.toLowerCase()}`;
    const { rows } = await sql<{ first: number | null; n: number | null }>`
      with first as (${this.#reports.counting(report)}),
        counted as (${this.#addresses.counting(address, sql<boolean>`exists (select from first)`)})
      select (select n from first) as first, (select n from counted) as n,
        set_config('synchronous_commit', 'off', true)`.execute(db);
    const { first = null, n = null } = rows[0] ?? {};
    if (first === null) return (await this.#addresses.now(db, address)) > this.#calm;
    if (n !== null) return n - 1 > this.#calm;
    // One that is refused is not remembered as one that was counted.
    await this.#reports.forget(db, report);
    throw tooMany(await this.#addresses.wait(db, address));
  }
}
