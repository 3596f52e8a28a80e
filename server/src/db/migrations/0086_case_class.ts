import { CASE_CLASSES, DISCARD_REASONS } from '@ciguawatch/shared/domain/case-class/classes';
import { CLASSING } from '@ciguawatch/shared/domain/case-class/signs';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { WITHHELD } from '@ciguawatch/shared/domain/case-table/withheld';
import type { Kysely } from 'kysely';
import { publicTable, withheldBy } from '../../features/cases/row-values';
import { runStatements } from '../statements';

/** `RULE_CASE` and `PUBLIC_CASE` at the time of this migration. */
const RULED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn')`;
const COUNTED = `${RULED} and discarded is null`;

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The class of a case, and what a person found it to be instead. */
const columns = [
  `alter table case_report
    add column discarded text check (discarded in (${oneOf(DISCARD_REASONS)})),
    add column case_class text not null default 'unclassified' check (case_class in (${oneOf(CASE_CLASSES)})),
    add column class_reasons text[] not null default '{}',
    add column class_version integer not null default 0`,
  // Its values come with the reference data, as for a new database.
  'alter table specie add column implicated boolean not null default false',
  `create table class_due (
    case_id integer primary key,
    constraint class_due_unturned check (unturned(class_due::text))
  )`,
  'alter table decision drop constraint decision_kind_check',
  `alter table decision add constraint decision_kind_check
    check (kind in ('review', 'delete', 'restore', 'swap', 'pair', 'alert', 'discard'))`,
];

/** Columns of a case that its class, or that of another case of its meal, is computed from. */
const inputs = (of: string) =>
  [
    ...CLASSING,
    'specie_id',
    'phenotype_id',
    'meal_group',
    'duplicate_of',
    'deleted_at',
    'review_state',
    'discarded',
  ]
    .map((column) => `${of}.${column}`)
    .join(', ');

/** Notes the cases to be classed again before the transaction ends. */
const noting = [
  `create function note_class(ids integer[], meals integer[]) returns void language plpgsql as $$
  begin
    if ids = '{}' and meals = '{}' then return; end if;
    insert into class_due (case_id)
      select unnest(ids) union select id from case_report where meal_group = any(meals)
      on conflict do nothing;
    perform set_config('ciguawatch.class_due', 'on', true);
  end $$`,
  `create function note_case_class() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform note_class(array(select id from arrived),
        array(select meal_group from arrived where meal_group is not null));
    elsif tg_op = 'DELETE' then
      perform note_class('{}', array(select meal_group from gone where meal_group is not null));
    else
      perform note_class(array_agg(a.id), array_remove(array_agg(a.meal_group) || array_agg(g.meal_group), null))
      from arrived a join gone g using (id)
      where (${inputs('a')}) is distinct from (${inputs('g')})
      having count(*) > 0;
    end if;
    return null;
  end $$`,
  `create trigger case_report_class_insert after insert on case_report
    referencing new table as arrived for each statement execute function note_case_class()`,
  `create trigger case_report_class_delete after delete on case_report
    referencing old table as gone for each statement execute function note_case_class()`,
  `create trigger case_report_class_update after update on case_report
    referencing old table as gone new table as arrived for each statement execute function note_case_class()`,
  `create function note_product_class() returns trigger language plpgsql as $$
  begin
    perform note_class(array(select c.id from arrived a join gone g using (id)
        join case_report c on c.specie_id = a.id
          or c.specie_id is null and c.phenotype_id in (a.phenotype_id, g.phenotype_id)
      where (a.implicated, a.phenotype_id, a.deleted_at is null)
        is distinct from (g.implicated, g.phenotype_id, g.deleted_at is null)), '{}');
    return null;
  end $$`,
  `create trigger specie_class after update on specie
    referencing old table as gone new table as arrived for each statement execute function note_product_class()`,
  // Neither the weekly step nor the rule is a change by a person, so what editors see as the last change must not move.
  'drop trigger case_report_changed on case_report',
  `create trigger case_report_changed before update on case_report for each row
    when (old.described = new.described and (old.case_class, old.class_reasons, old.class_version)
      is not distinct from (new.case_class, new.class_reasons, new.class_version))
    execute function stamp_changed()`,
];

/**
 * A class that follows from a change is part of that change, which is told already: a report that arrives is one event.
 * Only `reclass` writes these columns, and nothing else in the same statement.
 */
const telling = [
  'drop trigger case_report_told_update on case_report',
  `create function tell_case_change() returns trigger language plpgsql as $$
  declare country integer;
  begin
    for country in select unnest(array[a.case_country, g.case_country]) from arrived a join gone g using (id)
      where (a.case_class, a.class_reasons, a.class_version)
        is not distinct from (g.case_class, g.class_reasons, g.class_version)
      group by 1
    loop
      if country is not null then perform pg_notify('ciguawatch', 'case ' || country); end if;
    end loop;
    return null;
  end $$`,
  `create trigger case_report_told_update after update on case_report
    referencing old table as gone new table as arrived for each statement execute function tell_case_change()`,
];

/** A discarded case leaves the public rows; the journal and the counters of home must see it go. */
const leaving = [
  `create or replace function note_marks(ids integer[]) returns void language sql as $$
    with seen as materialized (
      select r.id, md5(r::text) as mark from ${publicTable(PUBLIC_COLUMNS, COUNTED)} r where r.id = any(ids)
    ), changed as (
      update public_case p set mark = s.mark, at = now() from seen s
      where p.id = s.id and p.mark is distinct from s.mark returning p.chunk
    ), gone as (
      update public_case p set mark = null, at = now()
      where p.id = any(ids) and p.mark is not null and not exists (select from seen s where s.id = p.id)
      returning p.chunk
    ), added as (
      insert into public_case (id, mark, at, chunk)
      select s.id, s.mark, now(), (nextval('public_case_number') - 1) / 5000 from seen s
      where not exists (select from public_case p where p.id = s.id)
      order by s.id
      on conflict (id) do nothing returning chunk
    )
    insert into case_chunk (chunk)
    select chunk from changed union select chunk from gone union select chunk from added
  $$`,
  `create or replace function note_public(ids integer[]) returns void language plpgsql as $$
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
      left join (select id, withhold from ${withheldBy(COUNTED)} w where w.id = any(ids)) w using (id)) s
    where s.id = p.id and p.withheld is distinct from s.withhold;
  end $$`,
];

/** The counters of before, of which the rule of outbreaks has its own: it counts discarded cases as well. */
const cells = (from: string, sign: string) => `
  select t.case_country as country, p.part, t.case_eventyear as year, p.month, p.key, ${sign} as n
  from ${from} t
  cross join lateral (values
    ('month', coalesce(t.case_eventmonth, 0)::int, case when t.discarded is null then 0 end),
    ('island', t.case_eventmonth::int, case when t.discarded is null then t.case_island end),
    ('rule', t.case_eventmonth::int, t.case_island),
    ('reviewed', t.case_eventmonth::int, case when t.review_state = 'reviewed' then t.case_island end),
    ('specie', 0, case when t.discarded is null then t.specie_id end)) as p (part, month, key)
  where t.case_country is not null and t.case_eventyear is not null and p.month is not null and p.key is not null
    and ${RULED}`;

const put = (counted: string) => `insert into case_tally (country, part, year, month, key, n)
    select country, part, year, month, key, sum(n)::int from (${counted}) as counted
    group by country, part, year, month, key having sum(n) <> 0`;

const counting = [
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
    select country, 'rule', year, month, key, sum(n)::int from case_tally where part = 'island'
    group by country, year, month, key having sum(n) <> 0`,
];

/** Class of each case by a versioned rule; existing cases are classed once the server runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...columns, ...noting, ...telling, ...leaving, ...counting]);
}
