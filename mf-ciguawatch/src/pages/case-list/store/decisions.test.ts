import type { UndoneDecision } from '../../../decisions/undo-decision';
import type { CaseLine } from './case-line';
import { type Decide, Decisions } from './decisions';

/** Server (`stored`) and case list (`shown`) with three rows; `gate` delays responses. */
function list() {
  const stored = new Map<number, CaseLine>();
  const shown = new Map<number, CaseLine>();
  for (const id of [1, 2, 3]) {
    stored.set(id, { id, version: 1, review_state: 'new' });
    shown.set(id, { id, version: 1, review_state: 'new' });
  }
  const failed = jest.fn();
  const state = { broken: false, undone: 0 };
  const kept = new Map<string, { id: number; before: CaseLine['review_state']; version: number }>();
  const decide: Decide = async ({ id, version }, { uuid, state: review_state }) => {
    if (state.broken) throw new Error('gone');
    const row = stored.get(id) as CaseLine;
    if (row.version !== version) return { left: { id, why: 'conflict', swap: null }, now: row };
    const saved = { ...row, review_state, version: version + 1 };
    stored.set(id, saved);
    kept.set(uuid, { id, before: row.review_state, version: saved.version });
    return { saved, decided: true };
  };
  const undo = async (uuid: string): Promise<UndoneDecision> => {
    if (state.broken) throw new Error('gone');
    const { id, before, version } = kept.get(uuid) ?? { id: 9, before: 'new' as const, version: 0 };
    const row = stored.get(id) as CaseLine;
    if (row?.version !== version) return { done: [], left: [{ id, why: 'conflict', by: 'Moana', at: null }] };
    state.undone += 1;
    stored.set(id, { ...row, review_state: before, version: version + 1 });
    // What stands below is again as its own decision left it.
    for (const one of kept.values()) if (one.id === id && one.version === version - 1) one.version += 2;
    return { done: [{ id, version: version + 1, review_state: before }], left: [] };
  };
  const refresh = jest.fn();
  const change = (id: number, fields: Partial<CaseLine>) =>
    void shown.set(id, { ...(shown.get(id) as CaseLine), ...fields });
  const row = (id: number) => shown.get(id) as CaseLine;
  const decisions = new Decisions({ decide, undo, change, refresh, failed });
  return { stored, row, failed, state, refresh, decisions };
}

it('shows a decision at once and sends it behind', async () => {
  const { decisions, row, stored } = list();
  const sent = decisions.take(row(1), 'reviewed');
  expect(row(1)).toEqual({ id: 1, version: 1, review_state: 'reviewed' });
  expect(stored.get(1)?.review_state).toBe('new');
  await sent;
  expect(row(1).version).toBe(2);
  expect(decisions.last).toMatchObject({ target: 'reviewed', count: 1, row: { id: 1, before: 'new' } });
});

it('decides twice about one row before the first answer came', async () => {
  const { decisions, row, stored } = list();
  void decisions.take(row(1), 'reviewed');
  await decisions.take(row(1), 'to_review');
  expect(stored.get(1)).toEqual({ id: 1, version: 3, review_state: 'to_review' });
  expect(decisions.refusal).toBeNull();
});

it('takes decisions back, the last one first', async () => {
  const { decisions, row, stored, state } = list();
  await decisions.take(row(1), 'reviewed');
  await decisions.take(row(2), 'rejected', 'test');
  expect(decisions.undo()).toBe(true);
  expect(row(2).review_state).toBe('new');
  expect([decisions.undo(), decisions.undo()]).toEqual([true, false]);
  await decisions.take(row(3), 'reviewed');
  expect([1, 2, 3].map((id) => stored.get(id)?.review_state)).toEqual(['new', 'new', 'reviewed']);
  expect(state.undone).toBe(2);
});

it('bases nothing on a version that came with a refusal before it was read', async () => {
  const { decisions, row, stored } = list();
  stored.set(1, { id: 1, version: 5, review_state: 'rejected' });
  void decisions.take(row(1), 'reviewed');
  await decisions.take(row(1), 'to_review');
  expect(stored.get(1)).toEqual({ id: 1, version: 5, review_state: 'rejected' });
  expect(row(1)).toEqual({ id: 1, version: 5, review_state: 'rejected' });
});

it('takes nothing back of what somebody changed after it', async () => {
  const { decisions, row, stored, refresh } = list();
  await decisions.take(row(1), 'reviewed');
  stored.set(1, { id: 1, version: 3, review_state: 'rejected' });
  await decisions.take({ ...row(2) }, 'reviewed');
  decisions.undo();
  decisions.undo();
  await decisions.take(row(3), 'reviewed');
  expect(stored.get(1)).toEqual({ id: 1, version: 3, review_state: 'rejected' });
  expect(decisions.undone).toMatchObject({ done: [], left: [{ id: 1, why: 'conflict', by: 'Moana' }] });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('takes back a batch when it came last, and tells how many cases are as before', async () => {
  const { decisions, row, refresh } = list();
  await decisions.take(row(1), 'reviewed');
  decisions.add({ uuid: 'many', kind: 'review', count: 865, at: '', target: 'to_review', row: null });
  expect(decisions.last).toMatchObject({ count: 865, row: null });
  decisions.undo();
  await decisions.take(row(2), 'reviewed');
  expect([row(1).review_state, refresh.mock.calls.length]).toEqual(['reviewed', 1]);
});

it('keeps a decision that could not be taken back, to be taken back later', async () => {
  const { decisions, row, state, failed } = list();
  await decisions.take(row(1), 'reviewed');
  state.broken = true;
  decisions.undo();
  await decisions.take(row(2), 'reviewed');
  expect([row(1).review_state, failed.mock.calls.length]).toEqual(['reviewed', 2]);
  state.broken = false;
  expect(decisions.last?.row?.id).toBe(1);
  decisions.undo();
  await decisions.take(row(3), 'reviewed');
  expect([row(1).review_state, state.undone]).toEqual(['new', 1]);
});

it('undoes a decision that is not sent yet', async () => {
  const { decisions, row, stored } = list();
  void decisions.take(row(1), 'reviewed');
  void decisions.take(row(2), 'reviewed');
  expect(decisions.last?.row?.id).toBe(2);
  expect(decisions.undo()).toBe(true);
  await decisions.take(row(3), 'reviewed');
  expect([1, 2, 3].map((id) => stored.get(id)?.review_state)).toEqual(['reviewed', 'new', 'reviewed']);
  expect([1, 2, 3].map((id) => row(id).review_state)).toEqual(['reviewed', 'new', 'reviewed']);
});

it('does not undo a refused decision', async () => {
  const { decisions, row, stored } = list();
  stored.set(1, { id: 1, version: 5, review_state: 'rejected' });
  void decisions.take(row(1), 'reviewed');
  decisions.undo();
  await decisions.take(row(2), 'reviewed');
  expect(stored.get(1)).toEqual({ id: 1, version: 5, review_state: 'rejected' });
  expect(row(1).review_state).toBe('rejected');
});

it('never overwrites a colleague: what they saved is shown instead', async () => {
  const { decisions, row, stored } = list();
  stored.set(1, { id: 1, version: 5, review_state: 'rejected' });
  await decisions.take(row(1), 'reviewed');
  expect(row(1)).toEqual({ id: 1, version: 5, review_state: 'rejected' });
  expect(decisions.refusal).toMatchObject({ left: { id: 1, why: 'conflict' }, wanted: 'reviewed' });
  expect(decisions.last).toBeNull();
  // Once the refusal is closed, the case may be decided again.
  decisions.settle();
  await decisions.take(row(1), 'reviewed');
  expect(stored.get(1)).toEqual({ id: 1, version: 6, review_state: 'reviewed' });
});

it('puts back what could not be sent', async () => {
  const { decisions, row, failed, state } = list();
  state.broken = true;
  await decisions.take(row(1), 'reviewed');
  expect(row(1).review_state).toBe('new');
  expect(failed).toHaveBeenCalledWith(new Error('gone'));
  expect(decisions.last).toBeNull();
});
