import type { BatchResponse } from '@ciguawatch/shared/api/schemas/case-list';
import type { Decision, DecisionPage, DecisionUndone } from '@ciguawatch/shared/api/schemas/desk/decision';
import type { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';

export const EDITOR = 'cases_editor';
const BATCH = '00000000-0000-4000-8000-0000000000';

/** A server without cases, and the steps of an editor who decides and undoes. */
export function setUpDecisions(engine: (typeof engines)[number]) {
  const on = setUpCases(engine);
  let used = 10;
  /** A UUID that no other test uses. */
  const uuid = () => {
    used += 1;
    return `${BATCH}${used}`;
  };
  /** Everything that is stored of cases, by number, apart from version and time of change. */
  const rows = async (ids: readonly number[]) => {
    const found = await on.server.store.read
      .selectFrom('case_report')
      .selectAll()
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return found.map(({ version: _v, changed_at: _c, ...row }) => row);
  };
  const batch = async (body: object, ids: readonly number[], as = EDITOR) => {
    const held = await on.server.store.read
      .selectFrom('case_report')
      .select(['id', 'version'])
      .where('id', 'in', ids)
      .execute();
    const cases = ids.map((id) => held.find((one) => one.id === id));
    const response = await on.server.post('cw/case/batch/', { ...body, cases }, { as });
    return response.json<BatchResponse>();
  };
  const review = (review_state: string, more: object = {}) => ({
    action: 'review',
    review_state,
    reason: 'Vu au dispensaire',
    ...more,
  });
  const log = async (as = EDITOR, query = '') =>
    (await on.server.get(`cw/decision/${query}`, { as })).json<DecisionPage>();
  const latest = async (as = EDITOR) => (await log(as)).results[0] as Decision;
  const undo = async (id: string, as = EDITOR, body: object = {}) => {
    const response = await on.server.post(`cw/decision/${id}/undo/`, body, { as });
    return { status: response.statusCode, ...response.json<DecisionUndone & { code?: string }>() };
  };
  return Object.assign(on, { uuid, rows, batch, review, log, latest, undo });
}
