import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { jsonb } from '../../db/json';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { lockCase } from '../cases/find';
import { notePairUndone } from '../decisions/record';
import type { PlaceIndex } from '../locations/place-index';
import { type LinkContext, writeLink } from './link';
import { conflict, lockPair, nextVersion, readPairItem } from './lock-pair';

/**
 * Undoes a decision: the links are restored and the pair is proposed again; other changes of the cases stay.
 * A postponed pair returns to the front.
 * @param version of the pair, from `If-Match`
 * @throws HttpError 403, 404, 409 when a link has changed since
 */
export async function undoPair(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: number,
  version: number,
): Promise<PairItem> {
  return deps.store.tx(async (trx) => {
    const linking: LinkContext = { trx, deps, places, who };
    await takePairBack(linking, id, version);
    await notePairUndone(trx, { pair: id, by: who.id, at: deps.clock.now() });
    return readPairItem(linking, id);
  });
}

/**
 * Undoes a decision on a pair in the caller's transaction. The pair stays proposed from then on, even where
 * the two cases look less alike than when it was decided.
 * @throws HttpError 403, 404, 409 when the pair or a link has changed since
 */
export async function takePairBack(linking: LinkContext, id: number, version: number): Promise<void> {
  const { pair } = await lockPair(linking, id, version);
  for (const change of [...pair.changes].reverse()) await takeBack(linking, id, change);
  await linking.trx
    .updateTable('case_pair')
    .set({
      ...{ decision: null, kept: null, changes: jsonb([]) as never, decided_by: null, decided_at: null },
      ...{ later_at: null, version: nextVersion },
      ...(pair.decision !== null && {
        returned_at: new Date(linking.deps.clock.now()),
        proposed: pair.proposed ?? (pair.decision === 'same_patient' ? 'patient' : 'meal'),
      }),
    })
    .where('id', '=', id)
    .execute();
}

async function takeBack(linking: LinkContext, id: number, change: LinkChange): Promise<void> {
  const row = await lockCase(linking.trx, change.case, linking.who);
  const now = row[change.field] ?? null;
  // An editor has already removed the link by hand.
  if (now === change.before) return;
  if (now !== change.after) throw await conflict(linking, id);
  await writeLink(linking, row, change.field, change.before);
}
