import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Who } from '../../../http/who';
import { dependentsOf, isUsed } from './dependents';
import { fullLocation } from './full-location';
import { lockLocation } from './lock-location';
import { noteChange } from './note';
import { leaveUnit } from './residents';

/**
 * Deletes a place that nothing depends on. Its parent is remembered, because reports waiting on devices may
 * name it. Countries cannot be deleted.
 * @throws HttpError 400, 403, 404, or 409 with what depends on it or with the current place
 */
export async function deleteLocation(deps: Deps, who: Who, id: number, version: number): Promise<void> {
  await deps.store.tx(async (trx) => {
    const row = await lockLocation(trx, id, who);
    if (row.type === 'C') throw invalidFields({ type: 'unknown_choice' });
    const full = await fullLocation(trx, row);
    checkVersion(version, row.version, full);
    const dependents = await dependentsOf(trx, id);
    if (isUsed(dependents)) {
      throw new HttpError(409, 'conflict', { message: 'Other data depend on it.', current: full });
    }
    await leaveUnit(trx, row);
    const deleted_at = new Date(deps.clock.now());
    const { name, country, parent_id } = row;
    await trx.insertInto('deleted_place').values({ id, name, country, parent_id, deleted_at }).execute();
    await trx.deleteFrom('location').where('id', '=', id).execute();
    await noteChange(trx, { user: who.id, at: deps.clock.now() }, 'delete', full, null);
  });
}
