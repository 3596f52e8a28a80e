import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Kysely } from 'kysely';
import { publicTable } from '../../features/cases/row-values';
import { runStatements } from '../statements';

/** `PUBLIC_CASE` at the time of this migration; when it changes, a new migration must recreate the function. */
const COUNTED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn') and discarded is null`;

/** Channel as in `db/notices.ts` at the time of this migration. */
const CHANNEL = 'ciguawatch';

/**
 * A commit that changed what the public may see of cases announces `public 0`, as 0058 does for editors. What is hidden
 * changes no mark and is not announced; no country is told, because an event without one tells least.
 */
const statements = [
  `create or replace function note_marks(ids integer[]) returns void language plpgsql as $$
  declare
    touched integer;
  begin
    with seen as materialized (
      select r.id, md5(r::text) as mark from ${publicTable(PUBLIC_COLUMNS, COUNTED)} r where r.id = any(ids)
    ), changed as (
      update public_case p set mark = s.mark, at = now() from seen s
      where p.id = s.id and p.mark is distinct from s.mark returning p.chunk
    ), gone as (
      update public_case p set mark = null, at = now()
      from (select unnest(ids) as id except select id from seen) g
      where p.id = g.id and p.mark is not null
      returning p.chunk
    ), added as (
      insert into public_case (id, mark, at, chunk)
      select s.id, s.mark, now(), (nextval('public_case_number') - 1) / 5000 from seen s
      where not exists (select from public_case p where p.id = s.id)
      order by s.id
      on conflict (id) do nothing returning chunk
    )
    insert into case_chunk (chunk)
    select chunk from changed union select chunk from gone union select chunk from added;
    get diagnostics touched = row_count;
    if touched > 0 then perform pg_notify('${CHANNEL}', 'public 0'); end if;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
