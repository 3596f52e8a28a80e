import type { CaseFull, CaseSwap } from '@ciguawatch/shared/api/schemas/case';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { LinkChange } from '../../../db/schema/pairs';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Who } from '../../../http/who';
import { audit } from '../../audit/audit';
import type { PlaceIndex } from '../../locations/place-index';
import { holdCase } from '../find';
import { type CaseRow, fullCase } from '../full';
import { changeCase } from '../patch';
import { refused } from '../refused';

/** Transaction and editor of a swap. */
interface Swap {
  trx: Transaction<DB>;
  deps: Pick<Deps, 'clock'>;
  places: PlaceIndex;
  who: Who;
}

/**
 * Lets a duplicate count instead of its original, so that the original can be rejected or deleted without
 * losing the patient: the original and its other duplicates become duplicates of it.
 * @param version of the original, from `If-Match`
 * @returns the former original
 * @throws HttpError 400, 403, 404 or 409
 */
export function swapCases(
  deps: Deps,
  places: PlaceIndex,
  who: Who,
  id: number,
  body: CaseSwap,
  version: number,
): Promise<CaseFull> {
  return deps.store.tx(async (trx) => {
    const swap: Swap = { trx, deps, places, who };
    const [original, heir] = await hold(swap, id, body.duplicate);
    checkVersion(version, original.version, fullCase(original, places));
    checkVersion(body.version, heir.version, fullCase(heir, places));
    for (const one of [original, heir]) {
      if (one.deleted_at) throw refused('deleted');
      if (one.review_state === 'withdrawn') throw refused('withdrawn');
    }
    if (heir.duplicate_of !== id || !standsForOthers(heir.review_state))
      throw invalidFields({ duplicate: 'unknown_id' });
    await changeCase(trx, deps, places, who, heir, { duplicate_of: null });
    await moveOthers(swap, id, heir.id);
    const after = await changeCase(trx, deps, places, who, original, { duplicate_of: heir.id });
    await turnPair(trx, id, heir.id);
    return after;
  });
}

/** Locks both cases in the order of their ids, so that two swaps cannot deadlock. */
async function hold({ trx, who }: Swap, id: number, other: number): Promise<[CaseRow, CaseRow]> {
  if (other === id || other > 2_147_483_647) throw invalidFields({ duplicate: 'unknown_id' });
  const first = await holdCase(trx, Math.min(id, other), who);
  const second = await holdCase(trx, Math.max(id, other), who);
  return first.id === id ? [first, second] : [second, first];
}

/**
 * Moves all other duplicates to the new original, in any country: a duplicate of a duplicate would not be
 * found.
 */
async function moveOthers({ trx, deps, who }: Swap, from: number, to: number): Promise<void> {
  const moved = await trx
    .updateTable('case_report')
    .set((eb) => ({ duplicate_of: to, version: eb('version', '+', 1) }))
    .where('duplicate_of', '=', from)
    .returning(['id', 'case_country'])
    .execute();
  for (const { id, case_country } of moved)
    await audit(trx, {
      at: deps.clock.now(),
      user: who.id,
      kind: 'case',
      object_id: id,
      action: 'update',
      before: { duplicate_of: from },
      after: { duplicate_of: to },
      country: case_country,
    });
}

/** Updates the decision that made the two cases one patient, so that it can still be undone. */
async function turnPair(trx: Transaction<DB>, left: number, kept: number): Promise<void> {
  const pair = await trx
    .selectFrom('case_pair')
    .select(['id', 'changes'])
    .where('low', 'in', [left, kept])
    .where('high', 'in', [left, kept])
    .where('decision', '=', 'same_patient')
    .forUpdate()
    .executeTakeFirst();
  if (!pair) return;
  const others = pair.changes.filter(({ case: of, field }) => of !== kept || field !== 'duplicate_of');
  const changes: LinkChange[] = [...others, { case: left, field: 'duplicate_of', before: null, after: kept }];
  await trx
    .updateTable('case_pair')
    .set({ kept, changes: jsonb(changes) as never, version: sql<number>`version + 1` })
    .where('id', '=', pair.id)
    .execute();
}
