import { changeCases } from '@ciguawatch/shared/api/calls/case-list';
import { swapCases } from '@ciguawatch/shared/api/calls/cases';
import { listDecisions } from '@ciguawatch/shared/api/calls/desk/decisions';
import { type BatchResponse, type CaseBatch, MOST_ROWS } from '@ciguawatch/shared/api/schemas/case-list';
import { BATCH_STATES } from '@ciguawatch/shared/domain/review/transitions';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { paramsOf } from '../../../case-filter/query-address';
import { undoWhole } from '../../../decisions/undo-decision';
import { announceCase } from '../../../report/report-send';
import { allSeen } from './all-seen';
import type { ShownVersion, UnchangedCase } from './case-line';
import type { BatchAction, BatchDecision, CaseListPort } from './case-list-port';
import { listRows } from './list-rows';

type Result = BatchResponse['results'][number];

function stateOf(wanted: string): CaseBatch['review_state'] {
  const state = BATCH_STATES.find((one) => one === wanted);
  if (!state) throw new ApiError('unknown_choice', 0);
  return state;
}

/** What was filtered, without the order. */
function filterOf({ query }: BatchDecision): Pick<CaseBatch, 'filter'> {
  if (query === null) return {};
  const { sort: _, ...filter } = paramsOf(query);
  return { filter };
}

function bodyOf(batch: BatchAction, decision: BatchDecision): Omit<CaseBatch, 'cases'> {
  const said = { decision: decision.uuid, ...filterOf(decision) };
  if (batch.action !== 'review') return { ...said, action: batch.action };
  const { reason } = batch;
  return {
    ...said,
    action: 'review',
    review_state: stateOf(batch.review_state),
    ...(reason !== null && { reason }),
  };
}

const send = async (
  body: Omit<CaseBatch, 'cases'>,
  cases: readonly ShownVersion[],
): Promise<readonly Result[]> =>
  (await call(changeCases, { params: undefined, body: { ...body, cases: [...cases] } })).results;

/** The case as left unchanged, with the reason; null when it was changed. */
function leftOf({ id, outcome, version, duplicate }: Result): UnchangedCase | null {
  if (outcome === 'done') return null;
  return { id, why: outcome, swap: duplicate && version !== null ? { duplicate, version } : null };
}

/** Calls of the case list to the real server. */
export const serverPort: CaseListPort = {
  rows: listRows,
  all: allSeen,
  decide: async ({ id, version: seen }, { uuid, state, reason }) => {
    const body = bodyOf({ action: 'review', review_state: state, reason }, { uuid, query: null });
    const [result] = await send(body, [{ id, version: seen }]);
    if (!result) throw new ApiError('answer_invalid', 0);
    const { version, review_state, deleted_at } = result;
    const now = version === null || review_state === null ? null : { id, version, review_state, deleted_at };
    const left = leftOf(result);
    // `unchanged` means that the case already has the requested state, which counts as success.
    if (now === null || (left !== null && left.why !== 'unchanged'))
      return { left: left ?? { id, why: 'missing', swap: null }, now };
    if (left === null) announceCase(id);
    return { saved: now, decided: left === null };
  },
  batch: async (cases, batch, decision, onDone) => {
    const done: ShownVersion[] = [];
    const left: UnchangedCase[] = [];
    for (let at = 0; at < cases.length; at += MOST_ROWS) {
      for (const result of await send(bodyOf(batch, decision), cases.slice(at, at + MOST_ROWS))) {
        const refused = leftOf(result);
        if (refused) left.push(refused);
        else done.push({ id: result.id, version: result.version ?? 1 });
      }
      onDone(done.length + left.length);
    }
    if (done.length > 0) announceCase(null);
    return { done, left };
  },
  undo: async (uuid, onDone) => {
    const undone = await undoWhole(uuid, onDone);
    if (undone.done.length > 0) announceCase(null);
    return undone;
  },
  earlier: async () => {
    const { results } = await call(listDecisions, { params: { own: true } });
    return (
      results.find(({ undone_at, until }) => undone_at === null && Date.parse(until) > clock.now()) ?? null
    );
  },
  swap: async ({ id, swap }, decision) => {
    if (swap === null) return;
    const { duplicate, version } = swap;
    const body = { decision, duplicate: duplicate.id, version: duplicate.version };
    await change(swapCases, { params: { id }, body, ifVersion: version });
    announceCase(null);
  },
};
