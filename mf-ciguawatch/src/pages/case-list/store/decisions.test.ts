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
  const decide: Decide = async ({ id, version }, { state: review_state, undo }) => {
    if (state.broken) throw new Error('gone');
    state.undone += undo ? 1 : 0;
    const row = stored.get(id) as CaseLine;
    if (row.version !== version) return { left: { id, why: 'conflict', swap: null }, now: row };
    const saved = { ...row, review_state, version: version + 1 };
    stored.set(id, saved);
    return { saved };
  };
  const change = (id: number, fields: Partial<CaseLine>) =>
    void shown.set(id, { ...(shown.get(id) as CaseLine), ...fields });
  const row = (id: number) => shown.get(id) as CaseLine;
  return { stored, row, failed, state, decisions: new Decisions({ decide, change, failed }) };
}

it('shows a decision at once and sends it behind', async () => {
  const { decisions, row, stored } = list();
  const sent = decisions.take(row(1), 'reviewed');
  expect(row(1)).toEqual({ id: 1, version: 1, review_state: 'reviewed' });
  expect(stored.get(1)?.review_state).toBe('new');
  await sent;
  expect(row(1).version).toBe(2);
  expect(decisions.last).toEqual({ id: 1, before: 'new', after: 'reviewed' });
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
  expect(decisions.undo()).toBe(2);
  expect(row(2).review_state).toBe('new');
  expect(decisions.undo()).toBe(1);
  expect(decisions.undo()).toBeNull();
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
  const { decisions, row, stored } = list();
  await decisions.take(row(1), 'reviewed');
  stored.set(1, { id: 1, version: 3, review_state: 'rejected' });
  await decisions.take({ ...row(2) }, 'reviewed');
  decisions.undo();
  decisions.undo();
  await decisions.take(row(3), 'reviewed');
  expect(stored.get(1)).toEqual({ id: 1, version: 3, review_state: 'rejected' });
  expect(decisions.refusal).toMatchObject({ left: { id: 1, why: 'conflict' } });
});

it('undoes a decision that is not sent yet', async () => {
  const { decisions, row, stored } = list();
  void decisions.take(row(1), 'reviewed');
  void decisions.take(row(2), 'reviewed');
  expect(decisions.last?.id).toBe(2);
  expect(decisions.undo()).toBe(2);
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
  expect(failed).toHaveBeenCalledWith(new Error('gone'), expect.objectContaining({ id: 1 }));
  expect(decisions.last).toBeNull();
});
