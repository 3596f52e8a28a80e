import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Reader } from '../../../db/store';
import { readLocations } from '../read';
import { dependentsOf } from './dependents';
import { editorOf } from './editor';
import type { LocationRow } from './lock-location';

/** A place in the form that its editors receive; `db` may be an open transaction. */
export async function fullLocation(db: Reader, row: LocationRow): Promise<LocationFull> {
  const [seen] = JSON.parse(await readLocations(db, { geom: true, ids: [row.id] })) as LocationFull[];
  const unit = row.population_unit_id === null ? undefined : await unitOf(db, row.population_unit_id);
  return {
    ...seen!,
    own_timezone: row.timezone,
    residents: unit ?? null,
    landform: row.landform as LocationFull['landform'],
    source: row.source,
    licence: row.licence,
    changed_at: row.changed_at.toISOString(),
    changed_by: await editorOf(db, row.changed_by),
    dependents: await dependentsOf(db, row.id),
  };
}

async function unitOf(db: Reader, id: number): Promise<LocationFull['residents']> {
  const unit = await db.selectFrom('population_unit').selectAll().where('id', '=', id).executeTakeFirst();
  if (!unit) return null;
  const islands = await db
    .selectFrom('location')
    .select('id')
    .where('population_unit_id', '=', id)
    .where('type', '=', 'I')
    .orderBy('id')
    .execute();
  const { value, year, source } = unit;
  return { value, year, source, islands: islands.map((island) => island.id) };
}
