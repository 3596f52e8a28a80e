import { sql, type Transaction } from 'kysely';
import type { Allowance } from '../../../config/limits';
import { Batches } from '../../../db/batches';
import type { DB } from '../../../db/schema';
import { Limiter, type LimiterDeps, tooMany } from '../../../http/limiter';

interface Sent {
  address: string;
  /** Address and uuid together, as a repeat counts per address. */
  report: string;
}

/**
 * Number of counted reports of the address, this one included; `repeat` if it was counted before; `refused`
 * beyond the limit.
 */
type Verdict = number | 'repeat' | 'refused';

/**
 * Counts public reports per address, each uuid once, because a phone on a weak network sends again. From a
 * third of the limit on, reports of the address are held for review. Reports that arrive together are counted
 * together.
 */
export class ReportLimit {
  readonly #addresses: Limiter;
  readonly #reports: Limiter;
  readonly #calm: number;
  readonly #batches: Batches<Sent, Verdict>;

  /** @param name distinguishes the counters of reports, contacts and withdrawals */
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
   * Counts a report unless it was counted before.
   * @returns whether its address sends unusually many
   * @throws HttpError 429 with the time to wait
   */
  async check(address: string, uuid: string): Promise<boolean> {
    const db = this.deps.store.read;
    const sent = { address, report: `${address} ${uuid.toLowerCase()}` };
    const together = await this.#batches.add(sent);
    // The reports of an address did not all fit: now each is counted alone until the limit is reached.
    const verdict = together === 'refused' ? ((await this.#count([sent]))[0] ?? together) : together;
    if (verdict === 'refused') throw tooMany(await this.#addresses.wait(db, address));
    if (verdict === 'repeat') return (await this.#addresses.now(db, address)) > this.#calm;
    return verdict - 1 > this.#calm;
  }

  /**
   * Counts reports by one statement, those of an address all or none. The commit does not wait for the disk,
   * so a power failure may lose the counts of the last second.
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
    // A refused report must count when it is sent again.
    const refused = sent.filter((_, n) => verdicts[n] === 'refused').map(({ report }) => report);
    if (refused.length > 0) await this.#reports.forget(trx, ...refused);
    return verdicts;
  }
}

/**
 * Number of each report: the statement counts those of an address together and returns only the last number.
 */
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
