import type { Alert, AlertDecision } from '@ciguawatch/shared/api/schemas/alert';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import { checkVersion } from '../../http/if-match';
import type { Operator } from '../../http/operator';
import { audit, difference } from '../audit/audit';
import { recordDecision } from '../decisions/record';
import { findAlert } from './detail';
import { lockAlert } from './lock-alert';

/**
 * Verifies or discards an alert with a note; a decided alert may be decided again, and the trail keeps both.
 * @param version from `If-Match`
 * @throws HttpError 400 without a note, 403, 404, or 409 with the current alert when it has changed
 */
export async function decideAlert(
  { store, clock }: Pick<Deps, 'store' | 'clock'>,
  who: Operator,
  id: number,
  { state, note: text }: AlertDecision,
  version: number,
): Promise<Alert> {
  const note = text.trim();
  if (note === '') throw invalidFields({ note: 'required' });
  return store.tx(async (trx) => {
    const former = await lockAlert(trx, id);
    const before = await findAlert(trx, id, who);
    checkVersion(version, before.version, before);
    if (before.state === state && before.note === note) return before;
    const at = clock.now();
    await trx
      .updateTable('alert')
      .set({ state, note, decided_at: new Date(at), decided_by: who.id, version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    const after = await findAlert(trx, id, who);
    const said = (one: Alert) => ({ state: one.state, note: one.note });
    await audit(trx, {
      ...{
        at,
        user: who.id,
        kind: 'alert',
        object_id: id,
        action: state === 'verified' ? 'verify' : 'discard',
      },
      ...difference(said(before), said(after)),
      country: after.country,
    });
    await recordDecision(trx, { at, user: who.id, kind: 'alert', target: state }, [
      {
        ...{ object: id, country: after.country, was: before.version, version: after.version },
        before: { state: before.state, ...former },
      },
    ]);
    return after;
  });
}
