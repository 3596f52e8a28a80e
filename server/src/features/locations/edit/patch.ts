import type { LocationFull, LocationPatch } from '@ciguawatch/shared/api/schemas/outline';
import { tidySpaces } from '@ciguawatch/shared/domain/revision/directory-names';
import type { Transaction, Updateable } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { LocationTable } from '../../../db/schema/reference';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Operator } from '../../../http/operator';
import { loadPlaces } from '../load-places';
import { placeFaults } from './check-place';
import { fullLocation } from './full-location';
import { labelHolds } from './label-stays';
import { type LocationRow, lockLocation } from './lock-location';
import { nonEmptyNames } from './non-empty-names';
import { noteChange } from './note';
import { askDoubts } from './outline/ask-doubts';
import { normalizedOutline } from './outline/check-geometry';
import { COMPUTED } from './outline/computed-outline';
import type { DrawnColumns } from './outline/drawn-columns';
import { lockComputedAbove } from './outline/follow-islands';
import { storeOutline } from './outline-version';
import { recomputeCasePlaces } from './recompute-case-places';
import { setResidents } from './residents';

const differs = (a: unknown, b: unknown) => JSON.stringify(a ?? null) !== JSON.stringify(b ?? null);

/**
 * Changes a place in a managed country. A new parent, label point or number of residents updates the cases
 * below in the same transaction; a new outline alone does not.
 * @param version from `If-Match`
 * @throws HttpError 400 with a code per field, 403, 404, 409 with the current place or the questions about an
 * unlikely outline
 */
export async function patchLocation(
  deps: Deps,
  who: Operator,
  id: number,
  sent: LocationPatch,
  version: number,
): Promise<LocationFull> {
  const outlineColumns =
    sent.geometry === undefined ? null : await normalizedOutline(sent.geometry, deps.outlines);
  return deps.store.tx(async (trx) => {
    const row = await lockLocation(trx, id, who);
    const before = await fullLocation(trx, row);
    checkVersion(version, row.version, before);
    const body = withOwnZone(sent, before);
    await checkPlace(trx, row, body, outlineColumns?.geometry);
    const author = { user: who.id, at: deps.clock.now() };
    const isOutlineChanged = outlineColumns !== null && differs(outlineColumns.geometry, row.geometry);
    const follow = await lockAbove(trx, row, body, isOutlineChanged);
    if (isOutlineChanged) await keepFormer(trx, row, body, outlineColumns.geometry);
    const recountedPlaces = body.residents === undefined ? [] : await setResidents(trx, row, body.residents);
    const change = changedColumns(row, body, isOutlineChanged ? outlineColumns : null);
    if (Object.keys(change).length === 0 && recountedPlaces.length === 0) return before;
    const changed = await trx
      .updateTable('location')
      .set({ ...change, version: row.version + 1, changed_by: who.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (isOutlineChanged) await storeOutline(trx, changed, author);
    const isMoved = differs(row.center, changed.center) || row.parent_id !== changed.parent_id;
    await recomputeCasePlaces(trx, [...recountedPlaces, ...(isMoved ? [id] : [])]);
    const after = await fullLocation(trx, changed);
    await noteChange(trx, author, 'update', before, after);
    await follow(author);
    return after;
  });
}

/** Locks the outlines that follow from this place; none when it keeps its outline and its parent. */
function lockAbove(
  trx: Transaction<DB>,
  row: LocationRow,
  { parent_id = row.parent_id }: LocationPatch,
  isOutlineChanged: boolean,
): ReturnType<typeof lockComputedAbove> {
  const isMoved = parent_id !== row.parent_id;
  const parents = isOutlineChanged || isMoved ? [row.parent_id, parent_id] : [];
  return lockComputedAbove(trx, { ...row, parents });
}

/** Asks about an unlikely outline, then keeps the one that it replaces. */
async function keepFormer(
  trx: Transaction<DB>,
  row: LocationRow,
  {
    parent_id = row.parent_id,
    landform = row.landform as LocationPatch['landform'],
    confirmed,
  }: LocationPatch,
  next: DrawnColumns['geometry'],
): Promise<void> {
  await askDoubts(trx, { ...row, parent_id, landform: landform ?? null }, next, confirmed);
  await storeOutline(trx, row, null);
}

/** The zone is read with that of the parent in place of none: sent back so, none stays. */
const withOwnZone = (sent: LocationPatch, { timezone, own_timezone }: LocationFull): LocationPatch =>
  sent.timezone === timezone ? { ...sent, timezone: own_timezone } : sent;

async function checkPlace(
  trx: Transaction<DB>,
  row: LocationRow,
  { name = row.name, parent_id = row.parent_id, timezone = row.timezone }: LocationPatch,
  geometry: unknown,
): Promise<void> {
  const { id, type, country } = row;
  const isRenamed = tidySpaces(name) !== row.name || parent_id !== row.parent_id;
  const requestedPlace = { id, type, country, parent_id, timezone, name: isRenamed ? name : undefined };
  const faults = placeFaults(await loadPlaces(trx), requestedPlace);
  if (geometry === null && row.geometry !== null) faults.geometry = 'required';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
}

const isComputed = ({ source }: LocationRow): boolean =>
  Object.values(COMPUTED).some((computed) => computed === source);

/** Changed columns; empty when the body repeats the stored values. */
function changedColumns(
  row: LocationRow,
  { name, names, parent_id, timezone, landform }: LocationPatch,
  drawn: DrawnColumns | null,
): Updateable<LocationTable> {
  const plainColumns = Object.entries({
    name: name && tidySpaces(name),
    parent_id,
    timezone,
    landform,
  }).filter(([column, value]) => value !== undefined && differs(row[column as keyof LocationRow], value));
  return {
    ...Object.fromEntries(plainColumns),
    ...(names !== undefined &&
      differs(row.names, nonEmptyNames(names)) && { names: jsonb(nonEmptyNames(names)) as never }),
    ...(drawn && {
      geometry: jsonb(drawn.geometry) as never,
      loca_bbox: jsonb(drawn.loca_bbox) as never,
      // Drawn by a person from now on, so it no longer follows the islands.
      ...(isComputed(row) && { source: null, licence: null }),
      ...(!labelHolds(row, drawn) && {
        center: jsonb(drawn.center) as never,
      }),
    }),
  };
}
