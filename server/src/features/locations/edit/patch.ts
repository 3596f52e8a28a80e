import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import type { Transaction, Updateable } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { LocationTable } from '../../../db/schema/reference';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Who } from '../../../http/who';
import { loadPlaces } from '../load-places';
import { placeFaults } from './check-place';
import { fullLocation } from './full';
import { holdLocation, type LocationRow } from './hold';
import { labelStays } from './label-stays';
import { namesOf } from './names-of';
import { noteChange } from './note';
import { checkedOutline } from './outline/check-geometry';
import type { DrawnColumns } from './outline/drawn-columns';
import { keepOutline } from './outline-version';
import { setResidents } from './residents';
import { touchCasesOf } from './touch-cases';

const differs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

/**
 * Changes a place in a managed country. A new parent, label point or number of residents updates the cases
 * below in the same transaction; a new outline alone does not.
 * @param version from `If-Match`
 * @throws HttpError 400 with a code per field, 403, 404, 409 with the current place
 */
export async function patchLocation(
  deps: Deps,
  who: Who,
  id: number,
  body: LocationPatch,
  version: number,
): Promise<LocationFull> {
  const drawn = body.geometry === undefined ? null : await checkedOutline(body.geometry, deps.outlines);
  return deps.store.tx(async (trx) => {
    const row = await holdLocation(trx, id, who);
    const before = await fullLocation(trx, row);
    checkVersion(version, row.version, before);
    await checkPlace(trx, row, body, drawn?.geometry);
    const by = { user: who.id, at: deps.clock.now() };
    const isDrawn = drawn !== null && differs(drawn.geometry, row.geometry);
    if (isDrawn) await keepOutline(trx, row, null);
    const counted = body.residents === undefined ? [] : await setResidents(trx, row, body.residents);
    const change = changeOf(row, body, isDrawn ? drawn : null);
    if (Object.keys(change).length === 0 && counted.length === 0) return before;
    const changed = await trx
      .updateTable('location')
      .set({ ...change, version: row.version + 1, changed_by: who.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isDrawn) await keepOutline(trx, changed, by);
    const moved = differs(row.center, changed.center) || row.parent_id !== changed.parent_id;
    await touchCasesOf(trx, [...counted, ...(moved ? [id] : [])]);
    const after = await fullLocation(trx, changed);
    await noteChange(trx, by, 'update', before, after);
    return after;
  });
}

async function checkPlace(
  trx: Transaction<DB>,
  row: LocationRow,
  { parent_id = row.parent_id, timezone = row.timezone }: LocationPatch,
  geometry: unknown,
): Promise<void> {
  const { id, type, country } = row;
  const faults = placeFaults(await loadPlaces(trx), { id, type, country, parent_id, timezone });
  if (geometry === null && row.geometry !== null) faults.geometry = 'required';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

/** Changed columns; empty when the body repeats the stored values. */
function changeOf(
  row: LocationRow,
  { name, names, parent_id, timezone, landform }: LocationPatch,
  drawn: DrawnColumns | null,
): Updateable<LocationTable> {
  const plain = Object.entries({ name: name?.trim(), parent_id, timezone, landform }).filter(
    ([column, value]) => value !== undefined && differs(row[column as keyof LocationRow], value),
  );
  return {
    ...Object.fromEntries(plain),
    ...(names !== undefined &&
      differs(row.names, namesOf(names)) && { names: jsonb(namesOf(names)) as never }),
    ...(drawn && {
      geometry: jsonb(drawn.geometry) as never,
      loca_bbox: jsonb(drawn.loca_bbox) as never,
      ...(!labelStays(row.loca_bbox as number[] | null, drawn.loca_bbox) && {
        center: jsonb(drawn.center) as never,
      }),
    }),
  };
}
