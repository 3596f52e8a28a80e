import type { Deps } from '../../../deps';
import { HttpError, invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Operator } from '../../../http/operator';
import { dependentsOf, isUsed } from '../edit/dependents';
import { fullLocation } from '../edit/full-location';
import { lockLocation } from '../edit/lock-location';
import { noteChange } from '../edit/note';
import { lockComputedAbove } from '../edit/outline/follow-islands';
import { leaveUnit } from '../edit/residents';
import { keepDropped, keepPlace } from './keep';

/**
 * Deletes a place that nothing depends on; it can be restored for 30 days. Its parent is remembered, because
 * reports waiting on devices may name it. Countries cannot be deleted.
 * @throws HttpError 400, 403, 404, or 409 with what depends on it or with the current place
 */
export async function deleteLocation(deps: Deps, who: Operator, id: number, version: number): Promise<void> {
  await deps.store.tx(async (trx) => {
    const row = await lockLocation(trx, id, who);
    if (row.type === 'C') throw invalidFields({ type: 'unknown_choice' });
    const full = await fullLocation(trx, row);
    checkVersion(version, row.version, full);
    const dependents = await dependentsOf(trx, id);
    if (isUsed(dependents)) {
      throw new HttpError(409, 'conflict', { message: 'Other data depend on it.', current: full });
    }
    const author = { user: who.id, at: deps.clock.now() };
    const follow = await lockComputedAbove(trx, { ...row, parents: [row.parent_id] });
    await keepPlace(trx, { id, ...author });
    await keepDropped(trx, id, await leaveUnit(trx, row));
    await trx.deleteFrom('location').where('id', '=', id).execute();
    await noteChange(trx, author, 'delete', full, null);
    await follow(author);
  });
}
