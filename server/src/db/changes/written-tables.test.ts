import { writtenTables } from './written-tables';

test.each([
  [
    'insert into "case_report" ("id") values ($1) on conflict ("case_uuid") do nothing returning "id"',
    ['case_report'],
  ],
  ['insert into rate_limit as r (key) values ($1) on conflict (key) do update set n = 1', ['rate_limit']],
  ['update "specie" set "changed_at" = now() where "id" = $1', ['specie']],
  ['delete from only public.location where id = 1', ['location', 'case_report']],
  ['DELETE FROM "public"."location"', ['location', 'case_report']],
  // What a place withholds, and so what its cases tell, follows from these.
  ['update country set publish_person_from = 1', ['country', 'location', 'case_report']],
  ['update "population_unit" set value = 1', ['population_unit', 'location', 'case_report']],
  [
    'with gone as (delete from case_chunk returning n) insert into case_tally (n) select n from gone',
    ['case_chunk', 'case_tally'],
  ],
  ['merge into coverage using x on true when matched then do nothing', ['coverage']],
  ['truncate table phenotype', ['phenotype']],
  ['select * from "case_report" where "id" = $1 for update', []],
  ['select * from "case_report" for no key update skip locked', []],
  ["with a as (select 'delete from location' as text) select * from a", []],
  ["select 'it''s; update location set' ", []],
  ['  begin', []],
  ['commit', []],
  ['set local statement_timeout = 0', []],
  ['do $$ begin perform 1; end $$', 'all'],
  ['call something()', 'all'],
  ['create table later (n integer)', 'all'],
  ['alter table location add column x integer', 'all'],
])('%s', (text, tables) => {
  expect(writtenTables(text)).toEqual(tables);
});
