import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** `PUBLIC_CASE` at the time of this migration. */
const COUNTED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/** The counters of before, and the reviewed cases of an island in a month. */
const cells = (from: string, sign: string) => `
  select t.case_country as country, p.part, t.case_eventyear as year, p.month, p.key, ${sign} as n
  from ${from} t
  cross join lateral (values
    ('month', coalesce(t.case_eventmonth, 0)::int, 0),
    ('island', t.case_eventmonth::int, t.case_island),
    ('reviewed', t.case_eventmonth::int, case when t.review_state = 'reviewed' then t.case_island end),
    ('specie', 0, t.specie_id)) as p (part, month, key)
  where t.case_country is not null and t.case_eventyear is not null and p.month is not null and p.key is not null
    and ${COUNTED}`;

const put = (counted: string) => `insert into case_tally (country, part, year, month, key, n)
    select country, part, year, month, key, sum(n)::int from (${counted}) as counted
    group by country, part, year, month, key having sum(n) <> 0`;

/**
 * What stands behind an outbreak: the network that a report came from, as an HMAC like the mark of the device and
 * erased with it, and how many cases of an island and month an editor has reviewed. A review changes no public
 * row, so only its counter tells that home has to be computed again.
 */
const statements = [
  'alter table report_proof add column network_hmac text',
  'drop index report_proof_device',
  `create index report_proof_marked on report_proof (at) where device_hmac is not null or network_hmac is not null`,
  `create or replace function tally_cases() returns trigger language plpgsql as $$
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
  `insert into case_tally (country, part, year, month, key, n)
    select case_country, 'reviewed', case_eventyear, case_eventmonth, case_island, count(*)::int
    from case_report
    where review_state = 'reviewed' and ${COUNTED} and case_country is not null and case_eventyear is not null
      and case_eventmonth is not null and case_island is not null
    group by case_country, case_eventyear, case_eventmonth, case_island`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
