import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Counted numbers lie below; those that are drawn have at most nine digits, as addresses and links take. */
const DRAWN_FROM = 1_000_000;
const DRAWN_BELOW = 1_000_000_000;

/** A number from the source of chance that secrets come from. */
export const CHANCE = `${DRAWN_FROM} + (('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint
        % ${DRAWN_BELOW - DRAWN_FROM})::integer`;

/** A function that answers a number that is free. */
export const numbering = (
  name: string,
  number: string,
  taken: string,
) => `create function ${name}() returns integer language plpgsql as $$
  declare
    number integer;
  begin
    loop
      number := ${number};
      exit when not exists (${taken});
    end loop;
    return number;
  end $$`;

/**
 * Numbers of contacts and meals are drawn: counted on, they would tell in which order reports came, and between two of
 * one's own how many others did. Those of cases are counted on as before: which report of a pair is kept follows them.
 */
const statements = [
  `create sequence case_number as integer`,
  `select setval('case_number',
    (select coalesce(max(id) filter (where id < ${DRAWN_FROM}), 0) + 1 from
      (select id from case_report union all select id from public_case) as used), false)`,
  numbering(
    'new_case_number',
    `nextval('case_number')`,
    `select from case_report where id = number union all select from public_case where id = number
      union all select from tombstone where kind = 'case' and id = number`,
  ),
  numbering('new_contact_number', CHANCE, 'select from contact where id = number'),
  numbering('new_meal_number', CHANCE, 'select from case_report where meal_group = number'),
  `alter table case_report alter column id drop identity`,
  `alter table case_report alter column id set default new_case_number()`,
  // The order of the editors' list, which numbers gave before.
  `create index case_report_received on case_report (created_at, id)`,
  `alter table contact alter column id drop identity`,
  `alter table contact alter column id set default new_contact_number()`,
  `drop sequence meal_group_number`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
