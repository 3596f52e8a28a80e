import { type Kysely, sql } from 'kysely';
import { runStatements } from '../statements';

/**
 * Adds the station of a sampling. A code with several dates or points named a place, so it becomes the
 * station of its rows, which then count as separate samplings. No row or value is lost, and versions stay, so
 * that changes waiting on devices still fit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking add column station text`,
    `create index tracking_station on tracking (at_country, station)`,
  ]);
  await sql`
    update tracking set station = code, code = null
    where (at_country, code) in (
      select at_country, code from tracking where code is not null
      group by at_country, code
      having count(distinct (at_sampling_time, at_geom)) > 1)`.execute(db);
}
