import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

const editing = [
  `alter table location add column uuid text unique`,
  `alter table location add column landform text`,
  // Account of the last change, without a foreign key: the row outlives the account.
  `alter table location add column changed_by integer`,
  // The outline at each version that changed it.
  `create table location_outline (
    location_id integer not null references location (id) on delete cascade,
    version integer not null,
    at timestamptz,
    user_id integer references app_user (id) on delete set null,
    geometry jsonb,
    primary key (location_id, version)
  )`,
  // Public rows contain the label point and withholding of their place, so cases are stamped when these
  // change, not when only the outline does.
  `drop trigger location_chunk on location`,
  `drop function note_all_chunks`,
  `create function tell_cases() returns trigger language plpgsql as $$
  begin
    update case_report set changed_at = now() where case_location_id = new.id;
    return null;
  end $$`,
  `create trigger location_told after update on location for each row
    when (old.center is distinct from new.center or old.withhold <> new.withhold)
    execute function tell_cases()`,
];

/**
 * Map files made from the database. A country is due when an outline, name or label point changed since its
 * files were made; country 0 is the whole Pacific.
 */
const charts = [
  `create table chart_file (
    name text primary key,
    body text not null,
    made_at timestamptz not null default now()
  )`,
  `create table chart_country (
    country integer primary key,
    changes integer not null default 1,
    made integer not null default 0,
    files jsonb
  )`,
  `create function chart_due() returns trigger language plpgsql as $$
  begin
    insert into chart_country (country)
      select distinct country from (select unnest(array[0, new.country, old.country]) as country) c
      where country is not null
      on conflict (country) do update set changes = chart_country.changes + 1;
    return null;
  end $$`,
  `create trigger location_drawn after update on location for each row
    when (new.version > old.version and (old.geometry is distinct from new.geometry
      or old.center is distinct from new.center or old.name is distinct from new.name
      or old.names is distinct from new.names or old.country <> new.country
      or old.landform is distinct from new.landform))
    execute function chart_due()`,
  `create trigger location_undrawn after delete on location for each row execute function chart_due()`,
];

/** Editing of places: versions of outlines, landforms, map files made from the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [...editing, ...charts]);
}
