import { changeCases } from '@ciguawatch/shared/api/calls/case-desk';
import { BATCH_STATES, type BatchAnswer, type CaseBatch } from '@ciguawatch/shared/api/schemas/case-desk';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import { announceCase } from '../../../stores/report-send';
import type { Batch, DeskPort } from './desk-port';
import { listRows } from './list-rows';
import { type Based, casesOf } from './targets';

type Result = BatchAnswer['results'][number];

/** It is so now, whether this call made it so or it was before. */
const isDone = ({ outcome }: Result) => outcome === 'done' || outcome === 'unchanged';

function bodyOf(batch: Batch, cases: Based[]): CaseBatch {
  if (batch.action !== 'review') return { action: batch.action, cases };
  const state = BATCH_STATES.find((one) => one === batch.review_state);
  if (!state) throw new ApiError('unknown_choice', 0);
  // A rejection that comes back with "undo" was given its reason before.
  const reason = batch.reason ?? (state === 'rejected' ? translate('caseList', 'review.again') : null);
  return { action: 'review', review_state: state, cases, ...(reason !== null && { reason }) };
}

const send = async (batch: Batch, cases: Based[]): Promise<readonly Result[]> =>
  cases.length === 0
    ? []
    : (await call(changeCases, { params: undefined, body: bodyOf(batch, cases) })).results;

/** The desk's questions as calls of the server. */
export const serverDesk: DeskPort = {
  rows: listRows,
  decide: async (line, review_state, reason) => {
    const [result] = await send({ action: 'review', review_state, reason }, [line]);
    if (!result || result.version === null || result.review_state === null)
      throw new ApiError('not_found', 404);
    const { id, version, review_state: state, deleted_at } = result;
    const now = { id, version, review_state: state, deleted_at };
    if (!isDone(result)) return { conflict: now };
    announceCase(id);
    return { saved: now };
  },
  batch: async (target, batch, onDone) => {
    const done: number[] = [];
    let refused = 0;
    for await (const cases of casesOf(target)) {
      const results = await send(batch, cases);
      const good = results.filter(isDone).map(({ id }) => id);
      done.push(...good);
      refused += results.length - good.length;
      onDone(done.length + refused);
    }
    if (done.length > 0) announceCase(null);
    return { done, refused };
  },
};
