import type { Kysely } from 'kysely';
import { runStatements } from '../statements';
import { CHANCE, numbering } from './0035_drawn_numbers';

/** Whether case `l` was received after case `h`. */
const AFTER = '(l.created_at, l.id) > (h.created_at, h.id)';

/**
 * Numbers of cases are drawn as those of contacts and meals are: counted on, they told the public in which order the
 * reports came. The reference data keep theirs, and their sequence. A pair names first what was received first, which
 * numbers gave before.
 */
const numbers = [
  'alter table case_report alter column id drop default',
  'drop function new_case_number',
  numbering(
    'new_case_number',
    CHANCE,
    `select from case_report where id = number union all select from public_case where id = number
      union all select from tombstone where kind = 'case' and id = number`,
  ),
  'alter table case_report alter column id set default new_case_number()',
  'alter table case_pair drop constraint case_pair_check',
  'alter table case_pair add constraint case_pair_two check (low <> high)',
  `update case_pair p set low = p.high, high = p.low from case_report l, case_report h
    where l.id = p.low and h.id = p.high and ${AFTER}`,
  // One pair of two cases, whichever of them stands first.
  'create unique index case_pair_cases on case_pair (least(low, high), greatest(low, high))',
];

/** How a deleted species and a deleted group are named by a case. */
const NAMED = ['specie', 'phenotype'];

/**
 * Deleted species and groups are listed for as long as a public row names them. They change when one begins or ceases to,
 * so that devices take them up or drop them, and not when a report comes that nobody may see.
 */
const labels = [
  `create function list_named() returns trigger language plpgsql as $$
  begin
    ${NAMED.map(
      (table) => `update ${table} set changed_at = now() where deleted_at is not null and id in (
        select c.${table}_id from case_report c join noted using (id));`,
    ).join('\n    ')}
    return null;
  end $$`,
  ...['insert', 'update'].map(
    (event) => `create trigger public_case_named_${event} after ${event} on public_case
      referencing new table as noted for each statement execute function list_named()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...numbers, ...labels]);
}
