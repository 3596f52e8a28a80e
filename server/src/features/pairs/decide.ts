import type { PairDecide, PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { UNCOUNTED_STATES } from '@ciguawatch/shared/domain/review/count-status';
import { jsonb } from '../../db/json';
import type { LinkChange } from '../../db/schema/pairs';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { audit } from '../audit/audit';
import type { CaseRow } from '../cases/full';
import { refusalError } from '../cases/refusal-error';
import { recordDecision } from '../decisions/record';
import type { PlaceIndex } from '../locations/place-index';
import { type LinkContext, linkMeal, writeLink } from './link';
import { conflict, type LockedPair, lockPair, nextVersion, readPairItem } from './lock-pair';

/** Whether a case counts by itself: only such cases are linked by a pair. */
const counts = ({ duplicate_of, review_state }: CaseRow): boolean =>
  duplicate_of === null && !(UNCOUNTED_STATES as readonly string[]).includes(review_state);

/**
 * Refuses a case that was deleted or withdrawn since it was shown.
 * @throws HttpError 409
 */
function checkStanding({ deleted_at, review_state }: CaseRow): void {
  if (deleted_at !== null) throw refusalError('deleted');
  if (review_state === 'withdrawn') throw refusalError('withdrawn');
}

/**
 * Decides or postpones a pair in one transaction with the resulting links; repeating the decision returns the
 * same result.
 * @param version of the pair, from `If-Match`
 * @throws HttpError 400, 403, 404, 409 when the pair was decided or one of its cases has changed
 */
export async function decidePair(
  deps: Deps,
  places: PlaceIndex,
  who: Operator,
  id: number,
  body: PairDecide,
  version: number,
): Promise<PairItem> {
  return deps.store.tx(async (trx) => {
    const linking: LinkContext = { trx, deps, places, who };
    if (await isRepeat(linking, id, body, version)) return readPairItem(linking, id);
    const held = await lockPair(linking, id, version);
    if (held.pair.decision !== null) throw await conflict(linking, id);
    const at = new Date(deps.clock.now());
    if (body.decision === 'later') {
      await trx
        .updateTable('case_pair')
        .set({ later_at: at, version: nextVersion })
        .where('id', '=', id)
        .execute();
      return readPairItem(linking, id);
    }
    const { versions, decision } = body;
    if (!versions) throw invalidFields({ versions: 'required' });
    for (const one of [held.low, held.high]) checkStanding(one);
    const moved = versions.low !== held.low.version || versions.high !== held.high.version;
    if (moved || !counts(held.low) || !counts(held.high)) throw await conflict(linking, id);
    const { kept, changes } = await write(linking, held, body);
    await trx
      .updateTable('case_pair')
      .set({
        decision,
        kept,
        changes: jsonb(changes) as never,
        decided_by: who.id,
        decided_at: at,
        later_at: null,
        returned_at: null,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute();
    const { country, version: was } = held.pair;
    await recordDecision(trx, { at: at.getTime(), user: who.id, kind: 'pair', target: decision }, [
      { object: id, country, was, version: was + 1, before: {} },
    ]);
    return readPairItem(linking, id);
  });
}

/**
 * Whether this decision was made already and only its response was lost: devices resend until it is
 * confirmed. Every other change would have raised the version further.
 */
async function isRepeat(
  { trx, who }: LinkContext,
  id: number,
  { decision, kept }: PairDecide,
  version: number,
): Promise<boolean> {
  const pair = await trx
    .selectFrom('case_pair')
    .select(['version', 'decision', 'kept', 'decided_by', 'later_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (pair?.version !== version + 1) return false;
  if (decision === 'later') return pair.decision === null && pair.later_at !== null;
  return pair.decision === decision && pair.kept === (kept ?? null) && pair.decided_by === who.id;
}

async function write(
  linking: LinkContext,
  { low, high }: LockedPair,
  { decision, kept }: PairDecide,
): Promise<{ kept: number | null; changes: LinkChange[] }> {
  if (decision === 'same_meal') return { kept: null, changes: await linkMeal(linking, low, high) };
  if (decision === 'unrelated') {
    await noteUnrelated(linking, low, high.id);
    await noteUnrelated(linking, high, low.id);
    return { kept: null, changes: [] };
  }
  if (kept !== low.id && kept !== high.id) throw invalidFields({ kept: 'unknown_id' });
  const [left, stays] = kept === low.id ? [high, low] : [low, high];
  return { kept, changes: [await writeLink(linking, left, 'duplicate_of', stays.id)] };
}

/** "Unrelated" changes no case, but each gets an audit row. */
async function noteUnrelated({ trx, deps, who }: LinkContext, row: CaseRow, other: number): Promise<void> {
  await audit(trx, {
    at: deps.clock.now(),
    user: who.id,
    kind: 'case',
    object_id: row.id,
    action: 'unrelated',
    after: { other },
    country: row.case_country,
  });
}
