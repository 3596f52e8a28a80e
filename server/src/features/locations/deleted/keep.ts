import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';

/** Residents that a place had alone or with other islands. */
interface KeptResidents {
  /** id of the number */
  unit: number;
  /** whether the deletion dropped the number; that of an archipelago stays */
  dropped: boolean;
  /** the other islands that shared it */
  islands: number[];
}

/** A deletion as the log of deleted places keeps it. */
interface Deletion {
  id: number;
  user: number;
  /** milliseconds since 1970 UTC */
  at: number;
}

/** Rows of a table as a JSON array, all columns but one. */
const rowsOf = (table: string, where: string, but = '') =>
  sql.raw(`(select coalesce(jsonb_agg(to_jsonb(x) - '${but}'), '[]') from ${table} x where ${where})`);

/**
 * Keeps a place with all that its deletion takes with it. Call it before anything of the place is removed. Notes
 * of alerts stay in the trail alone, where they are erased.
 */
export async function keepPlace(trx: Transaction<DB>, { id, user, at }: Deletion): Promise<void> {
  await sql`
    insert into deleted_place (id, name, country, parent_id, deleted_at, deleted_by, kept)
    select l.id, l.name, l.country, l.parent_id, ${new Date(at)}, ${user}, jsonb_build_object(
      'location', ${rowsOf('location', 'x.id = l.id', 'changed_at')},
      'population_unit', ${rowsOf('population_unit', 'x.id = l.population_unit_id')},
      'location_outline', ${rowsOf('location_outline', 'x.location_id = l.id')},
      'coverage', ${rowsOf('coverage', 'x.island = l.id')},
      'alert', ${rowsOf('alert', 'x.island = l.id', 'note')},
      'alert_case', ${rowsOf('alert_case', 'x.alert_id in (select a.id from alert a where a.island = l.id)')},
      'alerts_within', (select coalesce(jsonb_agg(a.id), '[]') from alert a where a.archi = l.id),
      'residents', (select jsonb_build_object('unit', l.population_unit_id, 'islands', coalesce(jsonb_agg(i.id), '[]'))
        from location i where i.population_unit_id = l.population_unit_id and i.id <> l.id))
    from location l where l.id = ${id}`.execute(trx);
}

/** Notes whether the deletion dropped the number of residents. */
export async function keepDropped(trx: Transaction<DB>, id: number, dropped: boolean): Promise<void> {
  await sql`update deleted_place set kept = jsonb_set(kept, '{residents,dropped}', to_jsonb(${dropped}::boolean))
    where id = ${id}`.execute(trx);
}

/** The residents of a kept place; null when it had none. */
export async function keptResidents(trx: Transaction<DB>, id: number): Promise<KeptResidents | null> {
  const { rows } = await sql<{ residents: KeptResidents & { unit: number | null } }>`
    select kept -> 'residents' as residents from deleted_place where id = ${id}`.execute(trx);
  const residents = rows[0]?.residents;
  return residents && residents.unit !== null ? residents : null;
}
