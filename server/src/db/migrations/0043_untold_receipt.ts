import type { Kysely } from 'kysely';
import { runStatements } from '../statements';
import { CHANCE, numbering } from './0035_drawn_numbers';

/** Whether case `l` was received after case `h`. */
const AFTER = '(l.created_at, l.id) > (h.created_at, h.id)';

/**
 * Numbers of cases become random, like those of contacts and meals: consecutive ones revealed the order of
 * reports to the public. Reference data keeps its sequence. A pair now puts the case received first in `low`,
 * which the number decided before.
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
  // One pair of two cases in either order.
  'create unique index case_pair_cases on case_pair (least(low, high), greatest(low, high))',
];

/** Columns by which a case names a species or a group. */
const NAMED = ['specie', 'phenotype'];

/**
 * A deleted species or group stays listed while a public row names it. It is stamped only when the first
 * public row names it or the last one ceases to, so that a report nobody may see yet changes nothing.
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
