import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../../clock';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';

/** A report of the public that names no other one: all columns of its row. */
export interface PlainReport {
  case_uuid: string;
  [column: string]: unknown;
}

/** What became of one: its number, or `apart` where it is not plain after all or another one has its identifier. */
export type Stored = number | 'apart';

interface Waiting {
  report: PlainReport;
  done(stored: Stored): void;
}

/** Reports of one transaction; more wait for the next. */
const MOST = 50;
/** Transactions at once: a second one is written while the first one waits for the disk. */
const AT_ONCE = { postgres: 2, pglite: 1 };

/**
 * Stores reports that arrive while others are being stored together with each other, in one transaction and with as
 * many statements as one report takes. None waits for company: a report that comes alone is stored alone.
 */
export class Together {
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Stores a report; `apart` where it must be stored by itself, also when the transaction failed. */
  add(report: PlainReport): Promise<Stored> {
    return new Promise((done) => {
      this.#waiting.push({ report, done });
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= AT_ONCE[this.store.engine] || this.#waiting.length === 0) return;
    this.#running += 1;
    void this.#run(this.#take());
  }

  /** The next ones, no identifier twice: the repeat of a report finds it stored. */
  #take(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const one of this.#waiting.splice(0)) {
      if (taken.size < MOST && !taken.has(one.report.case_uuid)) taken.set(one.report.case_uuid, one);
      else later.push(one);
    }
    this.#waiting.push(...later);
    return [...taken.values()];
  }

  async #run(batch: readonly Waiting[]): Promise<void> {
    const reports = batch.map(({ report }) => report);
    // One that the database refuses must not take the others with it: each is tried by itself then.
    const stored = await storeTogether(this.store, reports, this.clock.now()).catch(() => null);
    this.#running -= 1;
    this.#next();
    for (const { report, done } of batch) done(stored?.get(report.case_uuid) ?? 'apart');
  }
}

/** Stores reports in one transaction. @returns numbers of those that were stored, by their identifiers */
async function storeTogether(
  store: Store,
  reports: readonly PlainReport[],
  now: number,
): Promise<Map<string, number>> {
  const uuids = reports.map(({ case_uuid }) => case_uuid).sort();
  return store.tx(async (trx) => {
    await holdAll(trx, uuids);
    const special = await notPlain(trx, reports);
    const plain = reports.filter(({ case_uuid }) => !special.has(case_uuid));
    if (plain.length === 0) return new Map();
    const columns = [...new Set(plain.flatMap((report) => Object.keys(report)))];
    return insertAll(trx, columns, plain, new Date(now));
  });
}

/** As `holdReports` does for one, and in the same order. */
async function holdAll(trx: Transaction<DB>, uuids: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(uuid, 0)) from unnest(${uuids}::text[]) as uuid`.execute(
    trx,
  );
}

/** Those that were taken back before they came, that others of the same meal wait for, or that name what was deleted. */
async function notPlain(trx: Transaction<DB>, reports: readonly PlainReport[]): Promise<Set<string>> {
  const uuids = reports.map(({ case_uuid }) => case_uuid);
  const ids = (field: 'specie_id' | 'phenotype_id') => reports.map((report) => Number(report[field] ?? 0));
  const { rows } = await sql<{ uuid: string }>`
    select r.uuid::text as uuid
    from unnest(${uuids}::uuid[], ${ids('specie_id')}::int[], ${ids('phenotype_id')}::int[]) as r (uuid, specie, phenotype)
    where exists (select from withdrawn_report w where w.case_uuid = r.uuid)
      or exists (select from case_report c where c.same_meal_as = r.uuid)
      or exists (select from specie s where s.id = r.specie and s.deleted_at is not null)
      or exists (select from phenotype p where p.id = r.phenotype and p.deleted_at is not null)`.execute(trx);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** The rows with their lines of the trail, in one statement whose text is the same for any number of them. */
async function insertAll(
  trx: Transaction<DB>,
  columns: readonly string[],
  reports: readonly PlainReport[],
  at: Date,
): Promise<Map<string, number>> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const { rows } = await sql<{ id: number; uuid: string }>`
    with made as (
      insert into case_report (${list})
      select ${list} from jsonb_populate_recordset(null::case_report, ${JSON.stringify(reports)}::text::jsonb)
      on conflict (case_uuid) do nothing
      returning id, case_uuid, case_country, review_state, suspicion
    ), told as (
      insert into audit (at, kind, object_id, action, after, country)
      select ${at}::timestamptz, 'case', id::text, 'add', jsonb_strip_nulls(jsonb_build_object(
        'review_state', review_state, 'suspicion', to_jsonb(string_to_array(suspicion, ' ')))), case_country
      from made order by id
    )
    select id, case_uuid::text as uuid from made`.execute(trx);
  return new Map(rows.map(({ id, uuid }) => [uuid, id]));
}
