import type { CaseImport, CaseImported, ImportFault } from '@ciguawatch/shared/api/schemas/desk/import';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { managesCountry, type Operator } from '../../http/operator';
import { isOwn, type NewCase } from './check-rows';

type Known = CaseImported['known'];

/**
 * Cases that rows of the portal's own export name. A case that is gone, or of another country, is a fault: the row
 * is then new only without its number.
 */
export async function ownRows(
  trx: Transaction<DB>,
  who: Operator,
  rows: CaseImport['rows'],
): Promise<{ known: Known; faults: ImportFault[] }> {
  const own = rows.filter(isOwn);
  if (own.length === 0) return { known: [], faults: [] };
  const ids = own.flatMap(({ id }) => id ?? []);
  const uuids = own.flatMap(({ case_uuid }) => case_uuid ?? []);
  const { rows: found } = await sql<{ id: number; uuid: string | null; country: number; gone: boolean }>`
    select id, case_uuid::text as uuid, case_country as country, deleted_at is not null as gone from case_report
    where id = any(${ids}::int[]) or case_uuid = any(${uuids}::uuid[])`.execute(trx);
  const byId = new Map(found.map((one) => [one.id, one]));
  const byUuid = new Map(found.map((one) => [one.uuid, one]));
  const known: Known = [];
  const faults: ImportFault[] = [];
  for (const { line, id, case_uuid } of own) {
    const uuid = case_uuid?.toLowerCase() ?? null;
    const one = id === undefined ? byUuid.get(uuid) : byId.get(id);
    const fault = (code: ImportFault['code']) => faults.push({ line, field: 'id', code });
    if (!one || one.uuid !== uuid) fault('case_missing');
    else if (!managesCountry(who, one.country)) fault('country_forbidden');
    else if (one.gone) fault('case_deleted');
    else known.push({ line, case: one.id });
  }
  return { known, faults };
}

/**
 * Rows that an earlier import stored: by the number that their list gives them, or else by all that they say. An
 * editor may have changed the case since. Of several rows alike, each needs a stored case of its own.
 */
export async function importedRows(
  trx: Transaction<DB>,
  who: Operator,
  source: string,
  made: readonly NewCase[],
): Promise<Known> {
  const refs = made.flatMap(({ source_ref }) => source_ref ?? []);
  const hashes = made.map(({ body_hash }) => body_hash);
  const { rows } = await sql<{ id: number; ref: string | null; hash: string; same: boolean }>`
    select c.id, c.source_ref as ref, c.body_hash as hash, i.source = ${source} as same
    from case_report c join import i on i.id = c.import_id
    where c.deleted_at is null and c.case_country = any(${who.countries}::int[])
      and (c.body_hash = any(${hashes}::text[]) or (i.source = ${source} and c.source_ref = any(${refs}::text[])))
    order by c.id`.execute(trx);
  const free = new Set(rows.map(({ id }) => id));
  const take = (is: (row: (typeof rows)[number]) => boolean): number | undefined => {
    const id = rows.find((row) => free.has(row.id) && is(row))?.id;
    if (id !== undefined) free.delete(id);
    return id;
  };
  // Rows that agree in everything first, so that none of them loses its case to one that shares the number alone.
  const known = new Map<number, number>();
  for (const { line, body_hash } of made) {
    const id = take(({ hash }) => hash === body_hash);
    if (id !== undefined) known.set(line, id);
  }
  for (const { line, source_ref } of made) {
    if (source_ref === null || known.has(line)) continue;
    const id = take(({ ref, same }) => same && ref === source_ref);
    if (id !== undefined) known.set(line, id);
  }
  return [...known].map(([line, id]) => ({ line, case: id }));
}
