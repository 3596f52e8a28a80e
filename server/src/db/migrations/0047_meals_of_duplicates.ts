import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A report marked as a duplicate lost its link to the meal: the meals of duplicates now count for the reports
 * that replace them. Later links are made by `features/cases/create/meal-group.ts`.
 */
const statements = [
  `with recursive link as (
    select c.id as a, other.id as b
    from case_report c join case_report other on other.id::text = c.match_event and other.id <> c.id
    union all
    select id, duplicate_of from case_report where duplicate_of is not null
  ), edge as (
    select a, b from link union select b, a from link
  ), reach as (
    select a as id, b as other from edge
    union
    select reach.id, edge.b from reach join edge on edge.a = reach.other
  ), joined as (
    select id, least(id, min(other)) as first from reach group by id
  ), touched as (
    select joined.first, min(c.meal_group) as meal_group
    from joined join case_report c using (id)
    where c.meal_group is not null
    group by joined.first
    having exists (select from joined j join case_report d on d.id = j.id
        where j.first = joined.first and d.duplicate_of is not null)
  )
  update case_report set meal_group = touched.meal_group
  from joined join touched using (first)
  where case_report.id = joined.id and case_report.meal_group is distinct from touched.meal_group`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
