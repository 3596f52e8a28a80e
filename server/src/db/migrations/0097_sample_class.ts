import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * A sample's result is part of what the class of a case rests on, as are the methods that confirm in its country.
 * Whatever changes one of them notes the cases concerned, and the end of the transaction classes them.
 */
const statements = [
  `alter table country add column confirming_methods text[] not null default '{LC-MS/MS}'`,
  `create function note_sample_class(samples integer[], cases integer[]) returns void language sql as $$
    select note_class(
      array(select case_id from sample where id = any(samples) and case_id is not null union select unnest(cases)),
      array(select c.meal_group from sample s join case_report c on c.id = s.case_id
        where s.id = any(samples) and s.of_meal and c.meal_group is not null))
  $$`,
  `create function note_samples() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      perform note_sample_class(array(select id from arrived), '{}');
    elsif tg_op = 'DELETE' then
      perform note_class(array(select case_id from gone where case_id is not null),
        array(select c.meal_group from gone g join case_report c on c.id = g.case_id
          where g.of_meal and c.meal_group is not null));
    else
      perform note_sample_class(array(select id from arrived), array(select case_id from gone where case_id is not null));
      perform note_class('{}', array(select c.meal_group from gone g join case_report c on c.id = g.case_id
        where g.of_meal and c.meal_group is not null));
    end if;
    return null;
  end $$`,
  `create trigger sample_class_insert after insert on sample
    referencing new table as arrived for each statement execute function note_samples()`,
  `create trigger sample_class_update after update on sample
    referencing old table as gone new table as arrived for each statement execute function note_samples()`,
  `create trigger sample_class_delete after delete on sample
    referencing old table as gone for each statement execute function note_samples()`,
  `create function note_results() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      perform note_sample_class(array(select distinct sample_id from gone), '{}');
    else
      perform note_sample_class(array(select distinct sample_id from arrived), '{}');
    end if;
    return null;
  end $$`,
  `create trigger sample_result_class_insert after insert on sample_result
    referencing new table as arrived for each statement execute function note_results()`,
  `create trigger sample_result_class_update after update on sample_result
    referencing new table as arrived for each statement execute function note_results()`,
  `create trigger sample_result_class_delete after delete on sample_result
    referencing old table as gone for each statement execute function note_results()`,
  `create function note_confirming() returns trigger language plpgsql as $$
  begin
    perform note_sample_class(array(select s.id from arrived a join gone g using (id) join sample s on s.country = a.id
      where a.confirming_methods is distinct from g.confirming_methods), '{}');
    return null;
  end $$`,
  `create trigger country_class after update on country
    referencing old table as gone new table as arrived for each statement execute function note_confirming()`,
];

/** The class of a case follows the samples of its fish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements);
}
