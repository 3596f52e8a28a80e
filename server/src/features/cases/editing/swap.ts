import type { CaseFull, CaseSwap } from '@ciguawatch/shared/api/schemas/case';
import { standsForOthers } from '@ciguawatch/shared/domain/review/transitions';
import type { Deps } from '../../../deps';
import { invalidFields } from '../../../http/errors/http-error';
import { checkVersion } from '../../../http/if-match';
import type { Operator } from '../../../http/operator';
import { recordDecision } from '../../decisions/record';
import type { PlaceIndex } from '../../locations/place-index';
import { lockCase } from '../find';
import { type CaseRow, fullCase } from '../full';
import { changeCase } from '../patch';
import { refusalError } from '../refusal-error';
import { type Moving, moveDuplicates, turnPair } from '../swapped';

/** Transaction and editor of a swap. */
interface Swap extends Moving {
  places: PlaceIndex;
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
  who: Operator,
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
      if (one.deleted_at) throw refusalError('deleted');
      if (one.review_state === 'withdrawn') throw refusalError('withdrawn');
    }
    if (heir.duplicate_of !== id || !standsForOthers(heir.review_state))
      throw invalidFields({ duplicate: 'unknown_id' });
    const freed = await changeCase(trx, deps, places, who, heir, { duplicate_of: null });
    await moveDuplicates(swap, id, heir.id);
    const after = await changeCase(trx, deps, places, who, original, { duplicate_of: heir.id });
    await turnPair(trx, id, heir.id);
    const { decision } = body;
    await recordDecision(
      trx,
      { id: decision, at: deps.clock.now(), user: who.id, kind: 'swap', target: null },
      [
        decided(original, after, { duplicate_of: original.duplicate_of }),
        decided(heir, freed, { duplicate_of: id }),
      ],
    );
    return after;
  });
}

/** Locks both cases in the order of their ids, so that two swaps cannot deadlock. */
async function hold({ trx, who }: Swap, id: number, other: number): Promise<[CaseRow, CaseRow]> {
  if (other === id || other > 2_147_483_647) throw invalidFields({ duplicate: 'unknown_id' });
  const first = await lockCase(trx, Math.min(id, other), who);
  const second = await lockCase(trx, Math.max(id, other), who);
  return first.id === id ? [first, second] : [second, first];
}

const decided = (row: CaseRow, after: CaseFull, before: { duplicate_of: number | null }) => ({
  ...{ object: row.id, country: row.case_country, was: row.version, version: after.version, before },
});
