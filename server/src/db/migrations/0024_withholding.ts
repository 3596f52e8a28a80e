import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** Residents from which a case is described at all, and from which sex and age class are public too. */
const limits = [
  `alter table country
    add column publish_person_from integer not null default 2000,
    add column publish_profile_from integer not null default 20000,
    add constraint country_publish_order check (0 < publish_person_from and publish_person_from <= publish_profile_from)`,
  // 0 nothing is withheld, 1 sex and age class, 2 everything that describes the person.
  `drop trigger location_told on location`,
  `drop function tell_cases`,
  `alter table location alter column withhold drop default`,
  `alter table location alter column withhold type smallint using case when withhold then 2 else 0 end`,
  `alter table location alter column withhold set default 2`,
  `alter table location add constraint location_withhold check (withhold between 0 and 2)`,
];

/**
 * What each place withholds. An island follows its own number of residents; a shared or unknown number
 * withholds all. A locality follows its island; archipelago and country follow their strictest island, where
 * a report that names no more may come from.
 */
const decision = `with recursive counted as (
    select population_unit_id as unit, count(*) as places from location
    where population_unit_id is not null group by 1
  ), island as (
    select l.id, l.parent_id, case
      when u.value is null or u.value < c.publish_person_from then 2
      when u.value < c.publish_profile_from then 1 else 0 end as withhold
    from location l
    join country c on c.id = l.country
    left join counted n on n.unit = l.population_unit_id and n.places = 1
    left join population_unit u on u.id = n.unit
    where l.type = 'I'
  ), above (id, withhold) as (
    select parent_id, withhold from island
    union
    select l.parent_id, a.withhold from above a join location l on l.id = a.id
  ), decided as (
    select id, withhold from island
    union all
    select l.id, i.withhold from location l join island i on i.id = l.parent_id where l.type = 'L'
    union all
    select l.id, max(a.withhold) from location l join above a on a.id = l.id where l.type in ('A', 'C') group by 1
  )
  update location set withhold = coalesce(d.withhold, 2)
  from location l left join decided d on d.id = l.id
  where l.id = location.id and location.withhold <> coalesce(d.withhold, 2)`;

const deciding = [
  `create function decide_withholding() returns trigger language plpgsql as $$
  begin
    ${decision};
    return null;
  end $$`,
  `create trigger location_decided after insert or delete or update of population_unit_id, parent_id, type, country
    on location for each statement execute function decide_withholding()`,
  `create trigger population_decided after insert or delete or update on population_unit
    for each statement execute function decide_withholding()`,
  `create trigger country_decided after update of publish_person_from, publish_profile_from on country
    for each statement execute function decide_withholding()`,
];

/**
 * The place that decides what the public row of a case withholds, as `features/cases/row-values.ts` computes
 * it.
 */
const place = (of: string) => `coalesce(${of}.case_island, ${of}.case_archi, ${of}.case_location_id)`;

/** Columns of a case that decide what the rows of its meal withhold, and whether they are a meal at all. */
const deciders = (of: string) =>
  `(${of}.meal_group, ${place(of)}, ${of}.review_state, ${of}.deleted_at is null, ${of}.duplicate_of is null)`;

/**
 * Stamps cases whose public rows changed with their place or with another case of their meal, so that devices
 * fetch them.
 */
const telling = [
  `create function tell_cases() returns trigger language plpgsql as $$
  declare
    places integer[] := array(select a.id from arrived a join gone g using (id)
      where a.center is distinct from g.center or a.withhold <> g.withhold);
    meals integer[];
  begin
    if places = '{}' then return null; end if;
    meals := array(select distinct c.meal_group from case_report c
      where c.meal_group is not null and ${place('c')} = any(places));
    update case_report c set changed_at = now() where ${place('c')} = any(places) or c.meal_group = any(meals);
    return null;
  end $$`,
  `create trigger location_told after update on location
    referencing old table as gone new table as arrived for each statement execute function tell_cases()`,
  `create function tell_meals() returns trigger language plpgsql as $$
  declare
    meals integer[];
  begin
    if tg_op = 'INSERT' then
      meals := array(select distinct meal_group from arrived where meal_group is not null);
    elsif tg_op = 'DELETE' then
      meals := array(select distinct meal_group from gone where meal_group is not null);
    else
      meals := array(
        select g.meal_group from gone g join arrived a using (id)
        where g.meal_group is not null and ${deciders('g')} is distinct from ${deciders('a')}
        union
        select a.meal_group from gone g join arrived a using (id)
        where a.meal_group is not null and ${deciders('g')} is distinct from ${deciders('a')});
    end if;
    if meals <> '{}' then update case_report c set changed_at = now() where c.meal_group = any(meals); end if;
    return null;
  end $$`,
  `create trigger case_report_meal_insert after insert on case_report
    referencing new table as arrived for each statement execute function tell_meals()`,
  `create trigger case_report_meal_delete after delete on case_report
    referencing old table as gone for each statement execute function tell_meals()`,
  `create trigger case_report_meal_update after update on case_report
    referencing old table as gone new table as arrived for each statement execute function tell_meals()`,
];

/**
 * Public rows withhold by the residents of the island, in two steps, and by the strictest place of a meal.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...limits,
    ...telling,
    // First decide all places, then install the triggers; the cases of places that now withhold more are
    // stamped.
    decision,
    ...deciding,
    `update case_report set changed_at = now() where meal_group is not null`,
    // Devices must fetch every place again, because `withhold` changed from boolean to number.
    `update location set withhold = withhold`,
  ]);
}
