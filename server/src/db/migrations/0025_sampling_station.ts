import { type Kysely, sql } from 'kysely';
import { runStatements } from '../statements';

/**
 * The station of a sampling is a field of its own. A code under which a country keeps several dates or points named a
 * place, not one sampling: it becomes the station of its rows, which are samplings of their own from then on. No row
 * goes, no value is lost, and versions stay, so that a change that waits on a device still fits.
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
