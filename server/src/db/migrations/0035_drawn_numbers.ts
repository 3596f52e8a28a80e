import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Smaller numbers were counted; random ones have at most nine digits, the limit of URLs and links. */
const DRAWN_FROM = 1_000_000;
const DRAWN_BELOW = 1_000_000_000;

/** A random number; `gen_random_uuid` uses the cryptographic generator, so that it cannot be guessed. */
export const CHANCE = `${DRAWN_FROM} + (('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint
        % ${DRAWN_BELOW - DRAWN_FROM})::integer`;

/** Creates a function that returns an unused number. */
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
 * Numbers of contacts and meals become random: consecutive ones reveal the order of reports and how many
 * others came between two of one's own. Cases stay consecutive until migration 0043, because pairs decide by
 * them which report is kept.
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
  // The case list is now ordered by time of receipt instead of number.
  `create index case_report_received on case_report (created_at, id)`,
  `alter table contact alter column id drop identity`,
  `alter table contact alter column id set default new_contact_number()`,
  `drop sequence meal_group_number`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
