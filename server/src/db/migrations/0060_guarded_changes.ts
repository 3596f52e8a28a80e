import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import type { Kysely } from 'kysely';
import { withheldBy } from '../../features/cases/row-values';
import { runStatements } from '../statements';

/** The withholding of public rows at the time of this migration. */
const withheldTable = withheldBy(`deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn')`);

/**
 * The journal knows what each public row withholds, and, within a guarded change, what it withheld before: whether
 * a change shows more is asked of the rows it touched, not of all cases. `withheldTable` is the one of this
 * migration; when it changes, a new migration must recreate `note_public`.
 */
const statements = [
  `alter table public_case
    -- null once the case left the public rows
    add column withheld smallint,
    -- both null outside of a guarded change
    add column was_withheld smallint,
    add column was_public boolean`,
  `create index public_case_guarded on public_case (id) where was_withheld is not null`,
  `update public_case p set withheld = w.withhold from ${withheldTable} w where w.id = p.id`,
  `alter function note_public(integer[]) rename to note_marks`,
  `create function note_public(ids integer[]) returns void language plpgsql as $$
  begin
    if current_setting('ciguawatch.guarded', true) = 'on' then
      update public_case p set was_public = p.mark is not null,
        was_withheld = coalesce(case when p.mark is null then c.last_withheld
          else coalesce(p.withheld, ${WITHHELD.person}) end, 0)
      from case_report c where c.id = p.id and p.id = any(ids) and p.was_withheld is null;
    end if;
    perform note_marks(ids);
    update public_case p set withheld = s.withhold
    from (select i.id, w.withhold from unnest(ids) as i (id)
      left join (select id, withhold from ${withheldTable} w where w.id = any(ids)) w using (id)) s
    where s.id = p.id and p.withheld is distinct from s.withhold;
  end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
