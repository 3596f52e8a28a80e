import { CHUNK_CASES, PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import type { Kysely } from 'kysely';
import { publicTable } from '../../features/cases/row-values';
import { runStatements } from '../statements';

/** `PUBLIC_CASE` at the time of this migration. */
const COUNTED = `deleted_at is null and duplicate_of is null
    and review_state not in ('to_review', 'rejected', 'withdrawn')`;

/** The place that decides what the public row of a case withholds. */
const place = `coalesce(c.case_island, c.case_archi, c.case_location_id)`;

/** Query of all public rows; when their columns change, a new migration must recreate `note_public`. */
const rows = publicTable(PUBLIC_COLUMNS, COUNTED);

/**
 * What the public last saw of each case: the fingerprint of its row and when it last changed. A case that was
 * never public has no row, so nothing public can reveal it; a row without fingerprint belongs to a case that
 * was removed. Chunks fill in the order in which cases become public.
 */
const journal = [
  // New rows describe the person only from the weekly step on; existing rows were already public in full.
  `alter table case_report add column described boolean not null default true`,
  `alter table case_report alter column described set default false`,
  `create index case_report_undescribed on case_report (case_country, created_at) where not described`,
  // The weekly step is no change by a person, so `changed_at`, which editors see, must not move.
  `drop trigger case_report_changed on case_report`,
  `create trigger case_report_stored before insert on case_report for each row execute function stamp_changed()`,
  `create trigger case_report_changed before update on case_report
    for each row when (old.described = new.described) execute function stamp_changed()`,
  `create table public_case (
    id integer primary key,
    mark text,
    at timestamptz not null,
    chunk integer not null
  )`,
  `create index public_case_at on public_case (at)`,
  `create index public_case_chunk on public_case (chunk, id)`,
  `create sequence public_case_number owned by public_case.chunk`,
];

/** Updates the journal for some cases and notes the chunks with changed rows. */
const noting = [
  `create function note_public(ids integer[]) returns void language sql as $$
    with seen as materialized (
      select r.id, md5(r::text) as mark from ${rows} r where r.id = any(ids)
    ), changed as (
      update public_case p set mark = s.mark, at = now() from seen s
      where p.id = s.id and p.mark is distinct from s.mark returning p.chunk
    ), gone as (
      update public_case p set mark = null, at = now()
      where p.id = any(ids) and p.mark is not null and not exists (select from seen s where s.id = p.id)
      returning p.chunk
    ), added as (
      insert into public_case (id, mark, at, chunk)
      select s.id, s.mark, now(), (nextval('public_case_number') - 1) / ${CHUNK_CASES} from seen s
      where not exists (select from public_case p where p.id = s.id)
      order by s.id
      on conflict (id) do nothing returning chunk
    )
    insert into case_chunk (chunk)
    select chunk from changed union select chunk from gone union select chunk from added
  $$`,
  `create function tell_public() returns trigger language plpgsql as $$
  declare
    ids integer[];
    meals integer[];
  begin
    if tg_op = 'INSERT' then
      ids := array(select id from arrived);
      meals := array(select distinct meal_group from arrived where meal_group is not null);
    elsif tg_op = 'DELETE' then
      ids := array(select id from gone);
      meals := array(select distinct meal_group from gone where meal_group is not null);
    else
      ids := array(select id from arrived);
      meals := array(select meal_group from arrived where meal_group is not null
        union select meal_group from gone where meal_group is not null);
    end if;
    if meals <> '{}' then
      ids := ids || array(select c.id from case_report c where c.meal_group = any(meals) and c.id <> all(ids));
    end if;
    perform note_public(ids);
    return null;
  end $$`,
  `create or replace function tell_cases() returns trigger language plpgsql as $$
  declare
    places integer[] := array(select a.id from arrived a join gone g using (id)
      where a.center is distinct from g.center or a.withhold <> g.withhold);
    meals integer[];
  begin
    if places = '{}' then return null; end if;
    meals := array(select distinct c.meal_group from case_report c
      where c.meal_group is not null and ${place} = any(places));
    perform note_public(array(select c.id from case_report c
      where ${place} = any(places) or c.meal_group = any(meals)));
    return null;
  end $$`,
];

const events = ['insert', 'delete', 'update'] as const;
const tables = {
  insert: 'new table as arrived',
  delete: 'old table as gone',
  update: 'old table as gone new table as arrived',
};

/** Replaces the triggers of chunks and meals: only the journal notes public changes now. */
const triggers = [
  ...events.flatMap((event) => [
    `drop trigger case_report_chunk_${event} on case_report`,
    `drop trigger case_report_meal_${event} on case_report`,
    `create trigger case_report_public_${event} after ${event} on case_report
      referencing ${tables[event]} for each statement execute function tell_public()`,
  ]),
  `drop function note_chunks, tell_meals`,
];

/**
 * Cases keep the chunk that followed from their number. For hidden cases it is unknown whether they were ever
 * public.
 */
const filling = [
  `insert into public_case (id, mark, at, chunk)
    select r.id, md5(r::text), c.changed_at, (r.id - 1) / ${CHUNK_CASES} from ${rows} r join case_report c using (id)`,
  `insert into public_case (id, at, chunk)
    select id, changed_at, (id - 1) / ${CHUNK_CASES} from case_report
    where not (${COUNTED}) and suspicion is null and corrects is null`,
  `insert into public_case (id, at, chunk)
    select id, deleted_at, (id - 1) / ${CHUNK_CASES} from tombstone where kind = 'case' on conflict do nothing`,
  `select setval('public_case_number', (select coalesce(max(id), 0) + 1 from public_case), false)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...journal, ...noting, ...filling, ...triggers]);
}
