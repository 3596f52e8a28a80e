import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Names move: a species has earlier names with their source, and may be replaced by another, which then has its
 * cases. A revision says why and on which source it was asked for, and what a replacement moved, so that it can be
 * taken back.
 */
const statements = [
  `alter table specie add column synonyms jsonb not null default '[]'`,
  `alter table specie add column replaced_by integer references specie (id) on delete set null`,
  `alter table revision add column asked_reason text, add column source text, add column moved jsonb`,
  // A report that waited on a device, an old import or an undo may name the former species. The row is locked as
  // its foreign key does: a replacement under way is waited for and then followed.
  `create function follow_specie() returns trigger language plpgsql as $$
  declare
    next_id integer;
  begin
    while new.specie_id is not null loop
      select replaced_by into next_id from specie where id = new.specie_id for key share;
      exit when next_id is null;
      new.specie_id := next_id;
    end loop;
    return new;
  end $$`,
  `create trigger case_report_specie before insert or update of specie_id on case_report
    for each row execute function follow_specie()`,
];

/** Synonyms and replacements of species, reasons and sources of requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
