import type { Allowance } from '../../config/limits';
import { Limiter, type LimiterDeps, tooMany } from '../../http/limiter';

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
   * One transaction: a report that is refused is not remembered as one that was counted.
   * @returns whether the address is busy
   */
  check(address: string, uuid: string): Promise<boolean> {
    return this.deps.store.tx(async (trx) => {
      const first = await this.#reports.count(trx, `${address} ${uuid.toLowerCase()}`);
      if (!first.ok) return (await this.#addresses.now(trx, address)) > this.#calm;
      const count = await this.#addresses.count(trx, address);
      if (!count.ok) throw tooMany(count.retryAfter);
      return count.n - 1 > this.#calm;
    });
  }
}
