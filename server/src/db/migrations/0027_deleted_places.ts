import type { Kysely } from 'kysely';
import { runStatements } from '../statements';

/**
 * Deleted places with their parent, so that a report that waited on a device is stored under the nearest
 * remaining parent, with the number it named. Earlier deletions are read from the trail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table deleted_place (
      id integer primary key,
      name text not null,
      country integer not null,
      parent_id integer,
      deleted_at timestamptz not null
    )`,
    `insert into deleted_place (id, name, country, parent_id, deleted_at)
      select distinct on (object_id) object_id::int, before ->> 'name', (before ->> 'country')::int,
        (before ->> 'parent_id')::int, at
      from audit
      where kind = 'location' and action = 'delete' and before ->> 'name' is not null
        and before ->> 'country' is not null
      order by object_id, id desc`,
    `alter table case_report add column case_location_gone integer`,
    `alter table case_report add column med_location_gone integer`,
  ]);
}
