import type { PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { jsonb } from '../../db/json';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import type { Who } from '../../http/who';
import { holdCase } from '../cases/find';
import type { PlaceIndex } from '../locations/place-index';
import { conflict, holdPair, itemAfter, nextVersion } from './hold';
import { type Linking, writeLink } from './link';

/**
 * Undoes a decision: the links are restored and the pair is proposed again; other changes of the cases stay.
 * A postponed pair returns to the front.
 * @param version of the pair, from `If-Match`
 * @throws HttpError 403, 404, 409 when a link has changed since
 */
export async function undoPair(
  deps: Deps,
  places: PlaceIndex,
  who: Who,
  id: number,
  version: number,
): Promise<PairItem> {
  return deps.store.tx(async (trx) => {
    const linking: Linking = { trx, deps, places, who };
    const { pair } = await holdPair(linking, id, version);
    for (const change of [...pair.changes].reverse()) await takeBack(linking, id, change);
    await trx
      .updateTable('case_pair')
      .set({
        decision: null,
        kept: null,
        changes: jsonb([]) as never,
        decided_by: null,
        decided_at: null,
        later_at: null,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute();
    return itemAfter(linking, id);
  });
}

async function takeBack(linking: Linking, id: number, change: LinkChange): Promise<void> {
  const row = await holdCase(linking.trx, change.case, linking.who);
  const now = row[change.field] ?? null;
  // An editor has already removed the link by hand.
  if (now === change.before) return;
  if (now !== change.after) throw await conflict(linking, id);
  await writeLink(linking, row, change.field, change.before);
}
