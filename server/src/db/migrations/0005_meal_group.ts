import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Reports of one meal share an opaque number that is public; `match_event` names a case and is for editors
 * only. This migration numbers existing links, `features/cases/create/meal-group.ts` later ones.
 */
const statements = [
  `alter table case_report add column meal_group integer`,
  `create index case_report_meal_group on case_report (meal_group) where meal_group is not null`,
  `create index case_report_match_event on case_report (match_event) where match_event is not null`,
  `create sequence meal_group_number as integer`,
  `with recursive link as (
    select c.id as a, other.id as b
    from case_report c join case_report other
      on other.id::text = c.match_event and other.id <> c.id
  ), edge as (
    select a, b from link union select b, a from link
  ), reach as (
    select a as id, b as other from edge
    union
    select reach.id, edge.b from reach join edge on edge.a = reach.other
  ), grouped as (
    select id, least(id, min(other)) as first from reach group by id
  ), numbered as (
    select first, row_number() over (order by first) as number from (select distinct first from grouped) as firsts
  )
  update case_report set meal_group = numbered.number
  from grouped join numbered using (first) where case_report.id = grouped.id`,
  `select setval('meal_group_number', (select coalesce(max(meal_group), 0) + 1 from case_report), false)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
