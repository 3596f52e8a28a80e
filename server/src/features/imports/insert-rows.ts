import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { NewCase } from './check-rows';

/**
 * Inserts the rows of an import with their contacts and audit rows, by three statements whose text does not depend
 * on their number.
 * @returns id of each case by its line
 */
export async function insertRows(
  trx: Transaction<DB>,
  rows: readonly NewCase[],
  { importId, user, at }: { importId: number; user: number; at: Date },
): Promise<Map<number, number>> {
  const contacts = await insertContacts(trx, rows, at);
  const full = rows.map(({ case_uuid, body_hash, columns }) => ({
    ...columns,
    case_uuid,
    body_hash,
    contact_id: contacts.get(case_uuid) ?? null,
    import_id: importId,
    created_at: at,
  }));
  const names = [...new Set(full.flatMap((row) => Object.keys(row)))];
  const list = sql.join(names.map((name) => sql.ref(name)));
  const { rows: made } = await sql<{ id: number; uuid: string }>`
    with made as (
      insert into case_report (${list})
      select ${list} from jsonb_populate_recordset(null::case_report, ${JSON.stringify(full)}::text::jsonb)
      returning id, case_uuid, case_country, review_state
    ), told as (
      insert into audit (at, user_id, kind, object_id, action, after, country)
      select ${at}::timestamptz, ${user}::int, 'case', id::text, 'add',
        jsonb_build_object('review_state', review_state, 'import_id', ${importId}::int), case_country
      from made
    )
    select id, case_uuid::text as uuid from made`.execute(trx);
  const lines = new Map(rows.map(({ case_uuid, line }) => [case_uuid, line]));
  return new Map(made.map(({ id, uuid }) => [lines.get(uuid) as number, id]));
}

/** @returns id of each contact by the identifier of its case */
async function insertContacts(
  trx: Transaction<DB>,
  rows: readonly NewCase[],
  at: Date,
): Promise<Map<string, number>> {
  const given = rows.flatMap(({ case_uuid, contact }) => (contact ? [{ case_uuid, ...contact }] : []));
  if (given.length === 0) return new Map();
  const { rows: made } = await sql<{ id: number; uuid: string }>`
    insert into contact (case_uuid, cont_name, cont_email, cont_phone, used, created_at)
    select case_uuid, cont_name, cont_email, cont_phone, true, ${at}::timestamptz
    from jsonb_populate_recordset(null::contact, ${JSON.stringify(given)}::text::jsonb)
    returning id, case_uuid::text as uuid`.execute(trx);
  return new Map(made.map(({ id, uuid }) => [uuid, id]));
}
