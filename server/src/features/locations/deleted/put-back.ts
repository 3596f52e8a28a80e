import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/** How kept rows of one table are put back. */
interface Part {
  table: keyof DB & string;
  /** columns that become null when what they name is gone */
  links?: Record<string, keyof DB & string>;
  /** columns without whose object a row stays away */
  needs?: Record<string, keyof DB & string>;
  /** values that replace the kept ones */
  over?: Record<string, unknown>;
}

/** What hangs on a place, in an order in which each row finds what it names. */
const HANGING: readonly Part[] = [
  { table: 'location_outline', links: { user_id: 'app_user' } },
  { table: 'coverage' },
  { table: 'alert', links: { archi: 'location', decided_by: 'app_user' } },
  { table: 'alert_case', needs: { alert_id: 'alert', case_id: 'case_report' } },
];

const exists = (table: string, column: string) =>
  `exists (select from ${table} o where o.id = (r ->> '${column}')::int)`;

/**
 * Inserts kept rows of a deleted place again; a row whose place in the table was taken since stays away. Columns
 * that the table got since the deletion have their defaults.
 */
export async function putBack(
  trx: Transaction<DB>,
  id: number,
  { table, links = {}, needs = {}, over = {} }: Part,
): Promise<void> {
  const kept = sql`deleted_place d, jsonb_array_elements(d.kept -> ${table}) r where d.id = ${id}`;
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname in (select jsonb_object_keys(r) from ${kept})`.execute(trx);
  if (columns.length === 0) return;
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const freed = Object.entries(links).map(
    ([column, linked]) =>
      `|| case when ${exists(linked, column)} then '{}' else jsonb_build_object('${column}', null) end`,
  );
  const needed = Object.entries(needs).map(([column, linked]) => `and ${exists(linked, column)}`);
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)},
      (select coalesce(jsonb_agg(r ${sql.raw(freed.join(' '))} || ${JSON.stringify(over)}::jsonb), '[]')
        from ${kept} ${sql.raw(needed.join(' '))}))
    on conflict do nothing`.execute(trx);
}

/** Puts back what hung on a restored place: versions of its outline, coverage, and alerts with their notes. */
export async function putBackHanging(trx: Transaction<DB>, id: number): Promise<void> {
  for (const part of HANGING) await putBack(trx, id, part);
  await sql`update alert set archi = ${id} where archi is null and id in (
    select n::int from deleted_place d, jsonb_array_elements_text(d.kept -> 'alerts_within') n where d.id = ${id})`.execute(
    trx,
  );
  // An erased note is a mark in the trail, which is no text.
  await sql`
    update alert a set note = said.note #>> '{}' from (
      select distinct on (t.object_id) t.object_id, t.after -> 'note' as note from audit t
      where t.kind = 'alert' and jsonb_exists(t.after, 'note')
        and t.object_id in (select id::text from alert where island = ${id})
      order by t.object_id, t.id desc) said
    where a.id::text = said.object_id and jsonb_typeof(said.note) = 'string'`.execute(trx);
}
