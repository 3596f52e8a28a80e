import { sql, type Transaction } from 'kysely';
import type { Allowance } from '../../../config/limits';
import { Batches } from '../../../db/batches';
import type { DB } from '../../../db/schema';
import { Limiter, type LimiterDeps, tooMany } from '../../../http/limiter';

interface Sent {
  address: string;
  /** The report of this address. */
  report: string;
}

/** How many reports of the address counted then, this one included; or that it was counted before, or is not. */
type Verdict = number | 'repeat' | 'refused';

/**
 * Counts public reports per address. A report counts once and repeats of one uuid never: a phone on a
 * weak network sends again. From a third of the limit on, the address counts as busy and its reports
 * are reviewed. Reports that arrive together are counted together.
 */
export class ReportLimit {
  readonly #addresses: Limiter;
  readonly #reports: Limiter;
  readonly #calm: number;
  readonly #batches: Batches<Sent, Verdict>;

  /** @param name tells reports from contacts */
  constructor(
    private readonly deps: LimiterDeps,
    name: string,
    allowance: Allowance,
  ) {
    this.#addresses = new Limiter(deps, name, allowance);
    this.#reports = new Limiter(deps, `${name}-uuid`, { max: 1, seconds: allowance.seconds });
    this.#calm = Math.max(5, allowance.max / 3);
    this.#batches = new Batches(
      deps.store.engine,
      ({ report }) => report,
      (sent) => this.#count(sent),
    );
  }

  /**
   * Counts one report, unless it was counted before, or refuses it with 429 and the time to wait.
   * @returns whether the address is busy
   */
  async check(address: string, uuid: string): Promise<boolean> {
    const db = this.deps.store.read;
    const sent = { address, report: `${address} ${uuid.toLowerCase()}` };
    const together = await this.#batches.add(sent);
    // Not all of an address fit together: those that do are counted one after another.
    const verdict = together === 'refused' ? ((await this.#count([sent]))[0] ?? together) : together;
    if (verdict === 'refused') throw tooMany(await this.#addresses.wait(db, address));
    if (verdict === 'repeat') return (await this.#addresses.now(db, address)) > this.#calm;
    return verdict - 1 > this.#calm;
  }

  /**
   * Counts reports in one statement, those of one address all or not at all. It does not wait for the disk: a database
   * that is cut off from its current may forget the counts of its last second.
   */
  #count(sent: readonly Sent[]): Promise<Verdict[]> {
    return this.deps.store.tx((trx) => this.#countIn(trx, sent));
  }

  async #countIn(trx: Transaction<DB>, sent: readonly Sent[]): Promise<Verdict[]> {
    const reports = sent.map(({ report }) => this.#reports.stored(report));
    const addresses = sent.map(({ address }) => this.#addresses.stored(address));
    const { rows } = await sql<{ address: string; report: string; n: number | null }>`
      with sent as materialized (select * from unnest(${reports}::text[], ${addresses}::text[]) as s (report, address)),
        first as (${this.#reports.counting(sql`select report, 1 from sent`)}),
        counted as (${this.#addresses.counting(
          sql`select s.address, count(*)::int from sent s join first f on f.key = s.report group by s.address`,
        )})
      select s.address, s.report, c.n, set_config('synchronous_commit', 'off', true)
      from sent s join first f on f.key = s.report left join counted c on c.key = s.address`.execute(trx);
    const numbers = numbered(rows);
    const verdicts = reports.map((report): Verdict => numbers.get(report) ?? 'repeat');
    // One that is refused is not remembered as one that was counted.
    const refused = sent.filter((_, n) => verdicts[n] === 'refused').map(({ report }) => report);
    if (refused.length > 0) await this.#reports.forget(trx, ...refused);
    return verdicts;
  }
}

/** Each report's own number: those of one address were counted together, and their last one is what the address has. */
function numbered(rows: readonly { address: string; report: string; n: number | null }[]) {
  const left = new Map<string, number>();
  for (const { address } of rows) left.set(address, (left.get(address) ?? 0) + 1);
  const numbers = new Map<string, number | 'refused'>();
  for (const { address, report, n } of rows) {
    const behind = (left.get(address) ?? 1) - 1;
    left.set(address, behind);
    numbers.set(report, n === null ? 'refused' : n - behind);
  }
  return numbers;
}
