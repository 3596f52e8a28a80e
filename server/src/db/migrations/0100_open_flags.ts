import { CLASSING } from '@ciguawatch/shared/domain/case-class/signs';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Flags that nobody has found right, kept with the class, so that the list can be filtered by them. */
const columns = [
  `alter table case_report add column open_flags text[] not null default '{}'`,
  // Whether the case itself was changed, which is told already, or only what its class follows from.
  'alter table class_due add column own boolean not null default false',
];

/** Columns of a case that its class or flags, or those of another case of its meal, are computed from. */
const INPUTS = [
  ...new Set<string>([
    ...CLASSING,
    ...GRADED_SYMPTOMS,
    ...SYMPTOM_FLAG_KEYS,
    ...['specie_id', 'phenotype_id', 'meal_group', 'duplicate_of', 'deleted_at', 'review_state', 'discarded'],
    ...['med_date', 'gsympt_delay', 'gsympt_persist', 'gsympt_heart_rate', 'msympt_body_temp'],
    ...['gsympt_blood_pressure_pas', 'gsympt_blood_pressure_pad', 'history', 'history_nb'],
    ...[
      'mass_poisoning',
      'mass_poisoning_nb',
      'age',
      'profile',
      'case_eventdate',
      'case_location_id',
      'source',
    ],
  ]),
];
const inputs = (of: string) => INPUTS.map((column) => `${of}.${column}`).join(', ');

/**
 * SQL: whether a case is confirmed or probable by its own evidence, so that later cases of its species may
 * rest on it.
 */
const isRoot = (of: string) => `(${of}.case_class in ('confirmed', 'probable')
  and ${of}.class_reasons && '{meal_mates,toxin_found,screen_only}'::text[] and ${of}.deleted_at is null
  and ${of}.duplicate_of is null and ${of}.review_state not in ('to_review', 'rejected', 'withdrawn'))`;

/** Notes the later cases of a species of which no evidence is known, after such a case came, went or moved. */
const noteLater = (roots: string) => `perform note_class(array(
  select c.id from (select specie_id, min(case_eventdate) as since from (${roots}) r group by 1) r
    join specie s on s.id = r.specie_id and not s.implicated
    join case_report c on c.specie_id = r.specie_id and c.case_eventdate >= r.since), '{}')`;
const rootOf = (of: string, from: string) =>
  `select ${of}.id, ${of}.specie_id, ${of}.case_eventdate from ${from} where ${isRoot(of)}`;
/**
 * Rows of one side of a statement that the other side does not have. Never a join of both: PostgreSQL keeps the plan of
 * a first, small statement, and then compares each row with each other.
 */
const only = (one: string, other: string) => `(${one} except ${other})`;
/** A case with all that its class is computed from, on one side of a statement. */
const side = (of: string) => `select ${of}.id, ${inputs(of)} from ${of === 'a' ? 'arrived' : 'gone'} ${of}`;

const indexes = [
  `create index case_report_root on case_report (specie_id, case_eventdate, id) where ${isRoot('case_report')}`,
];

const noting = [
  'drop function note_class(integer[], integer[])',
  `create function note_class(ids integer[], meals integer[], changed boolean default false) returns void
    language plpgsql as $$
  begin
    if ids = '{}' and coalesce(meals, '{}') = '{}' then return; end if;
    insert into class_due (case_id, own)
      select id, bool_or(own) from (select unnest(ids) as id, changed as own
        union all select id, false from case_report where meal_group = any(meals)) n group by id
      on conflict (case_id) do update set own = class_due.own or excluded.own;
    perform set_config('ciguawatch.class_due', 'on', true);
  end $$`,
  `create or replace function note_case_class() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform note_class(array(select id from arrived),
        array(select meal_group from arrived where meal_group is not null), true);
    elsif tg_op = 'DELETE' then
      perform note_class('{}', array(select meal_group from gone where meal_group is not null));
      ${noteLater(rootOf('g', 'gone g'))};
    else
      perform note_class(array_agg(id), array_agg(distinct meal_group) filter (where meal_group is not null), true)
      from (select id, meal_group from ${only(side('a'), side('g'))} c
        union all select id, meal_group from ${only(side('g'), side('a'))} c) c
      having count(*) > 0;
      ${noteLater(`${only(rootOf('a', 'arrived a'), rootOf('g', 'gone g'))}
        union all ${only(rootOf('g', 'gone g'), rootOf('a', 'arrived a'))}`)};
    end if;
    return null;
  end $$`,
  `create or replace function note_product_class() returns trigger language plpgsql as $$
  begin
    perform note_class(array(select c.id from arrived a join gone g using (id)
        join case_report c on c.specie_id = a.id
          or c.specie_id is null and c.phenotype_id in (a.phenotype_id, g.phenotype_id)
      where (a.implicated, a.phenotype_id, a.deleted_at is null, a.family, a.name)
        is distinct from (g.implicated, g.phenotype_id, g.deleted_at is null, g.family, g.name)), '{}');
    return null;
  end $$`,
  `create function note_flags() returns trigger language plpgsql as $$
  begin
    perform note_class(array(select case_id from changed), '{}', true);
    return null;
  end $$`,
  `create trigger case_flag_insert after insert on case_flag
    referencing new table as changed for each statement execute function note_flags()`,
  `create trigger case_flag_delete after delete on case_flag
    referencing old table as changed for each statement execute function note_flags()`,
  // The day of a report is that of its place.
  `create function note_zones() returns trigger language plpgsql as $$
  begin
    perform note_class(array(select c.id from arrived a join gone g using (id) join case_report c
        on a.id in (c.case_location, c.case_island, c.case_archi) or a.type = 'C' and c.case_country = a.country
      where a.timezone is distinct from g.timezone), '{}');
    return null;
  end $$`,
  `create trigger location_zone after update on location
    referencing old table as gone new table as arrived for each statement execute function note_zones()`,
];

const COMPUTED = ['case_class', 'class_reasons', 'class_version', 'open_flags'];
const computed = (of: string) => `(${COMPUTED.map((name) => `${of}.${name}`).join(', ')})`;

/** Like the class, it neither counts as a change by an editor nor sends an event. */
const telling = [
  'drop trigger case_report_changed on case_report',
  `create trigger case_report_changed before update on case_report for each row
    when (old.described = new.described and ${computed('old')} is not distinct from ${computed('new')})
    execute function stamp_changed()`,
  `create or replace function tell_case_change() returns trigger language plpgsql as $$
  declare country integer;
  begin
    for country in select unnest(array[a.case_country, g.case_country]) from arrived a join gone g using (id)
      where ${computed('a')} is not distinct from ${computed('g')}
      group by 1
    loop
      if country is not null then perform pg_notify('ciguawatch', 'case ' || country); end if;
    end loop;
    return null;
  end $$`,
];

/** Open flags of each case; those of existing cases are computed once the server runs, as their classes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...columns, ...indexes, ...noting, ...telling]);
}
