import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import type { Kysely } from 'kysely';
import { publicTable, withheldBy } from '../../features/cases/row-values';
import { runStatements } from '../statements';

/** `PUBLIC_CASE` at the time of this migration; when it changes, a new migration must recreate both functions. */
const COUNTED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn') and discarded is null`;

/**
 * Triggers whose time grows with the cases of a statement, not with their square. PostgreSQL expects ten members of an
 * array it does not know, and keeps the plan of a trigger from its first, small statement, so that each case was
 * compared with each other: 16,000 inserted cases took longer than the 10 s that a statement has. `note_marks` is
 * PL/pgSQL again, whose plans are kept.
 */
const statements = [
  'drop function note_marks(integer[])',
  `create function note_marks(ids integer[]) returns void language plpgsql as $$
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
  end $$`,
  `create or replace function note_public(ids integer[]) returns void language plpgsql as $$
  begin
    if current_setting('ciguawatch.guarded', true) = 'on' then
      update public_case p set was_public = p.mark is not null,
        was_withheld = coalesce(case when p.mark is null then c.last_withheld
          else coalesce(p.withheld, ${WITHHELD.person}) end, 0)
      from case_report c where c.id = p.id and p.id = any(ids) and p.was_withheld is null;
    end if;
    perform note_marks(ids);
    update public_case p set withheld = w.withhold from ${withheldBy(COUNTED)} w
    where w.id = any(ids) and p.id = w.id and p.withheld is distinct from w.withhold;
    update public_case p set withheld = null where p.id = any(ids) and p.mark is null and p.withheld is not null;
  end $$`,
  'alter function tell_case_change() set enable_nestloop = off',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
