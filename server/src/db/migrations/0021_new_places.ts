import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/** A place created on screen gets map files too; shipped places (without uuid) are in the build's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create or replace function chart_due() returns trigger language plpgsql as $$
    declare
      touched integer[] := array[0];
    begin
      if tg_op <> 'INSERT' then touched := touched || old.country; end if;
      if tg_op <> 'DELETE' then touched := touched || new.country; end if;
      -- In the order of the numbers, so that two writers never wait for each other.
      insert into chart_country (country)
        select distinct country from unnest(touched) as country order by country
        on conflict (country) do update set changes = chart_country.changes + 1;
      return null;
    end $$`,
    `create trigger location_new after insert on location for each row
      when (new.uuid is not null) execute function chart_due()`,
  ]);
}
