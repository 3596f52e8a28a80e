import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock';
import { Batches } from '../../../db/batches';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import type { Proof } from '../sent/proof';

/** A report that names neither another report nor a contact: all columns of its row. */
export interface PlainReport {
  case_uuid: string;
  /** Hash of the body: recognises a repeat, and another report under the same identifier. */
  body_hash: string;
  [column: string]: unknown;
}

/** A report with its proofs, which are stored in another table. */
interface Arriving extends Pick<PlainReport, 'case_uuid'> {
  report: PlainReport;
  proof: Proof;
}

/**
 * Number of the stored case; `apart` when the report needs a transaction of its own, because another one
 * depends on it or has its identifier.
 */
type Stored = number | 'apart';

/**
 * Stores reports that arrive while others are being stored in one common transaction, with as many statements
 * as a single report takes. The same statement finds repeats of stored reports.
 */
export class InsertBatcher {
  readonly #batches: Batches<Arriving, Stored>;

  constructor(store: Store, clock: Clock) {
    this.#batches = new Batches(
      store.engine,
      ({ case_uuid }) => case_uuid,
      async (reports) => {
        const stored = await insertBatch(store, reports, clock.now());
        return reports.map(({ case_uuid }) => stored.get(case_uuid) ?? 'apart');
      },
    );
  }

  /**
   * Stores a report.
   * @returns number of the case, or `apart` when the caller must store it alone, also after a failed
   * transaction
   */
  add(report: PlainReport, proof: Proof): Promise<Stored> {
    // If the database refuses one report, the whole transaction fails: then each is stored alone, so that
    // only the bad one is lost.
    return this.#batches.add({ case_uuid: report.case_uuid, report, proof }).catch(() => 'apart');
  }
}

/**
 * Stores reports in one transaction.
 * @returns numbers of the stored cases by their identifiers
 */
async function insertBatch(
  store: Store,
  arriving: readonly Arriving[],
  now: number,
): Promise<Map<string, number>> {
  const uuids = arriving.map(({ case_uuid }) => case_uuid).sort();
  const reports = arriving.map(({ report }) => report);
  return store.tx(async (trx) => {
    await holdAll(trx, uuids);
    const special = await notPlain(trx, reports);
    const plain = arriving.filter(({ case_uuid }) => !special.has(case_uuid));
    if (plain.length === 0) return new Map();
    const columns = [...new Set(plain.flatMap(({ report }) => Object.keys(report)))];
    return insertAll(trx, columns, plain, new Date(now));
  });
}

/** Takes the same locks as `lockReports` does for a single report, in the same order. */
async function holdAll(trx: Transaction<DB>, uuids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(uuid, 0)) from unnest(${uuids}::text[]) as uuid`.execute(
    trx,
  );
}

/**
 * Reports that need a transaction of their own: withdrawn before they came, erased since, or awaited by
 * others of the same meal.
 */
async function notPlain(trx: Transaction<DB>, reports: readonly PlainReport[]): Promise<Set<string>> {
  const uuids = reports.map(({ case_uuid }) => case_uuid);
  const { rows } = await sql<{ uuid: string }>`
    select r.uuid::text as uuid
    from unnest(${uuids}::uuid[]) as r (uuid)
    where exists (select from withdrawn_report w where w.case_uuid = r.uuid)
      or exists (select from tombstone e where e.uuid = r.uuid)
      or exists (select from case_report c where c.same_meal_as = r.uuid)`.execute(trx);
  return new Set(rows.map(({ uuid }) => uuid));
}

/**
 * Inserts the reports, their proofs and their audit rows by one statement, whose text does not depend on
 * their number. It reads the state before itself, so a returned row is either new or the first copy of a
 * repeat.
 */
async function insertAll(
  trx: Transaction<DB>,
  columns: readonly string[],
  arriving: readonly Arriving[],
  at: Date,
): Promise<Map<string, number>> {
  const reports = arriving.map(({ report }) => report);
  const proofs = arriving.map(({ case_uuid, proof }) => ({ case_uuid, ...proof }));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; uuid: string }>`
    with sent as materialized (
      select * from jsonb_populate_recordset(null::case_report, ${JSON.stringify(reports)}::text::jsonb)
    ), proof as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(proofs)}::text::jsonb)
        as p (case_uuid uuid, receipt_hmac text, device_hmac text, network_hmac text)
    ), made as (
      insert into case_report (${list})
      select ${list} from sent
      on conflict (case_uuid) do nothing
      returning id, case_uuid, case_country, review_state, suspicion
    ), proved as (
      insert into report_proof (case_id, receipt_hmac, device_hmac, network_hmac, at)
      select made.id, p.receipt_hmac, p.device_hmac, p.network_hmac, ${at}::timestamptz from made join proof p using (case_uuid)
    ), told as (
      insert into audit (at, kind, object_id, action, after, country)
      select ${at}::timestamptz, 'case', id::text, 'add', jsonb_strip_nulls(jsonb_build_object(
        'review_state', review_state, 'suspicion', to_jsonb(string_to_array(suspicion, ' ')))), case_country
      from made order by id
    )
    select id, case_uuid::text as uuid from made
    union all
    select c.id, c.case_uuid::text from sent s
    join case_report c on c.case_uuid = s.case_uuid and c.body_hash = s.body_hash
    join proof p on p.case_uuid = s.case_uuid
    left join report_proof h on h.case_id = c.id
    where h.receipt_hmac is null or p.receipt_hmac is null or h.receipt_hmac = p.receipt_hmac`.execute(trx);
  return new Map(rows.map(({ id, uuid }) => [uuid, id]));
}
