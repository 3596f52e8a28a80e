import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock';
import { Batches } from '../../../db/batches';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import type { Proof } from '../sent/proof';

/** A report of the public that names no other one: all columns of its row. */
export interface PlainReport {
  case_uuid: string;
  /** Tells the repeat of a report from another one with its identifier. */
  body_hash: string;
  [column: string]: unknown;
}

/** A report with what proves whose it is, which is stored beside it. */
interface Arriving extends Pick<PlainReport, 'case_uuid'> {
  report: PlainReport;
  proof: Proof;
}

/** What became of one: its number, or `apart` where it is not plain after all or another one has its identifier. */
type Stored = number | 'apart';

/**
 * Stores reports that arrive while others are being stored together with each other, in one transaction and with as
 * many statements as one report takes. The repeat of a report that is stored is answered by the same statement.
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

  /** Stores a report; `apart` where it must be stored by itself, also when the transaction failed. */
  add(report: PlainReport, proof: Proof): Promise<Stored> {
    // One that the database refuses must not take the others with it: each is tried by itself then.
    return this.#batches.add({ case_uuid: report.case_uuid, report, proof }).catch(() => 'apart');
  }
}

/** Stores reports in one transaction. @returns numbers of those that are stored now, by their identifiers */
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

/** As `holdReports` does for one, and in the same order. */
async function holdAll(trx: Transaction<DB>, uuids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(uuid, 0)) from unnest(${uuids}::text[]) as uuid`.execute(
    trx,
  );
}

/** Those that were taken back before they came, or erased since, or that others of the same meal wait for. */
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
 * The rows with their lines of the trail, in one statement whose text is the same for any number of them. It reads what
 * was stored before it, so a row is either made by it or the first copy of a repeat.
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
        as p (case_uuid uuid, receipt_hmac text, device_hmac text)
    ), made as (
      insert into case_report (${list})
      select ${list} from sent
      on conflict (case_uuid) do nothing
      returning id, case_uuid, case_country, review_state, suspicion
    ), proved as (
      insert into report_proof (case_id, receipt_hmac, device_hmac, at)
      select made.id, p.receipt_hmac, p.device_hmac, ${at}::timestamptz from made join proof p using (case_uuid)
      where p.receipt_hmac is not null or p.device_hmac is not null
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
