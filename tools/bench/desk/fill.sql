do $$
declare
  columns text;
  vals text;
  times integer := ceil(CASES / (select count(*) from case_report)::numeric);
begin
  select string_agg(quote_ident(attname), ','), string_agg(case attname
    when 'case_uuid' then 'gen_random_uuid()'
    when 'source' then '''report'''
    when 'source_ref' then 'null'
    when 'body_hash' then 'null'
    when 'case_eventdate' then '(c.case_eventdate - (n * 37 % 3650)::int)'
    when 'case_eventtime' then '(c.case_eventtime - (n * 37 % 3650)::int * interval ''1 day'')'
    when 'case_eventyear' then 'extract(year from c.case_eventdate - (n * 37 % 3650)::int)'
    when 'case_eventmonth' then 'extract(month from c.case_eventdate - (n * 37 % 3650)::int)'
    when 'created_at' then '(c.created_at - n * interval ''1 hour'')'
    else 'c.' || quote_ident(attname) end, ',')
  into columns, vals from pg_attribute
  where attrelid = 'case_report'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    and attname not in ('id', 'duplicate_of', 'match_event', 'meal_group');
  execute format('insert into case_report (%s) select %s from case_report c, generate_series(2, %s) n',
    columns, vals, times);
end $$;
-- Pairs and alerts of so many cases at once are no part of what is measured.
truncate case_unpaired, alert_due;
insert into case_task (case_id, assignee, assigned_at, due, waiting_for, version)
select c.id, (select id from app_user where email = 'cases_editor@demo.example'), now(), date '2026-01-01' + (n % 700)::int,
  (array['reporter', 'laboratory', 'colleague'])[1 + n % 3], 2
from (select id, row_number() over (order by id) as n from case_report where case_country = 4) c where n % 20 = 0;
