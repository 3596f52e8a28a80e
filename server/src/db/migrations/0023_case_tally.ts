import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * `PUBLIC_CASE` as of this migration; if the code's definition changes later, the nightly recount reports the
 * difference.
 */
const COUNTED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/**
 * Counters that one case increments: its month (0 when only the year is known), its island in that month, its
 * species in that year.
 */
const cells = (from: string, sign: string) => `
  select t.case_country as country, p.part, t.case_eventyear as year, p.month, p.key, ${sign} as n
  from ${from} t
  cross join lateral (values
    ('month', coalesce(t.case_eventmonth, 0)::int, 0),
    ('island', t.case_eventmonth::int, t.case_island),
    ('specie', 0, t.specie_id)) as p (part, month, key)
  where t.case_country is not null and t.case_eventyear is not null and p.month is not null and p.key is not null
    and ${COUNTED}`;

const put = (counted: string) => `insert into case_tally (country, part, year, month, key, n)
    select country, part, year, month, key, sum(n)::int from (${counted}) as counted
    group by country, part, year, month, key having sum(n) <> 0`;

/**
 * Number of public cases per cell as increments: each statement adds rows, so that writers never wait for one
 * another, and a job merges the rows of a cell now and then.
 */
const statements = [
  `create table case_tally (
    country integer not null,
    part text not null,
    year integer not null,
    month integer not null,
    key integer not null,
    n integer not null
  )`,
  put(cells('case_report', '1')),
  `create index case_tally_cell on case_tally (country, part, year, month, key, n)`,
  `create function tally_cases() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${put(cells('arrived', '1'))};
    elsif tg_op = 'DELETE' then
      ${put(cells('gone', '-1'))};
    else
      ${put(`${cells('arrived', '1')} union all ${cells('gone', '-1')}`)};
    end if;
    return null;
  end $$`,
  `create trigger case_report_tally_insert after insert on case_report
    referencing new table as arrived for each statement execute function tally_cases()`,
  `create trigger case_report_tally_delete after delete on case_report
    referencing old table as gone for each statement execute function tally_cases()`,
  `create trigger case_report_tally_update after update on case_report
    referencing old table as gone new table as arrived for each statement execute function tally_cases()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
