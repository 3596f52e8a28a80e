import { EVERYTHING_SELECTED, withRows } from '@ciguawatch/shared/ui/grid/selection';
import { ALL_CASES, type CaseListQuery } from '../../../case-filter/query-address';
import type { CaseLine, ShownVersion } from './case-line';
import type { BatchDecision, CaseListPort } from './case-list-port';
import { CaseListStore } from './case-list-store';

const women: CaseListQuery = { ...ALL_CASES, filter: { gender: 'F' } };
const byAge: CaseListQuery = { ...women, sort: [{ column: 'age', descending: false }] };

/** Server with six cases that can be deleted and restored; `asked` records the batches it received. */
function fakeServer() {
  const versions = new Map([6, 5, 4, 3, 2, 1].map((id) => [id, 1]));
  const gone = new Set<number>();
  const asked: (readonly ShownVersion[])[] = [];
  const decided: BatchDecision[] = [];
  const state = { broken: false, read: 0 };
  const next = (id: number) => {
    versions.set(id, (versions.get(id) ?? 0) + 1);
    return { id, version: versions.get(id) ?? 0 };
  };
  const stored = (deleted: boolean): CaseLine[] =>
    [...versions]
      .filter(([id]) => gone.has(id) === deleted)
      .map(([id, version]) => ({ id, version, review_state: 'new' }));
  const port: CaseListPort = {
    rows: ({ deleted }) => ({
      count: async () => stored(deleted).length,
      page: async () => ({ rows: stored(deleted), next: null }),
      anchors: async () => ({ step: 200, marks: [] }),
    }),
    all: async ({ deleted }) => {
      state.read += 1;
      return stored(deleted).map(({ id, version }) => ({ id, version }));
    },
    decide: async ({ id }, { state: review_state }) => ({
      saved: { ...next(id), review_state },
      decided: true,
    }),
    batch: async (cases, { action }, decision, onDone) => {
      if (state.broken) onDone(2);
      if (state.broken) throw new Error('gone');
      decided.push(decision);
      asked.push(cases);
      const good = cases.filter(({ id, version }) => versions.get(id) === version);
      for (const { id } of good) if (action === 'delete') gone.add(id);
      for (const { id } of good) if (action === 'restore') gone.delete(id);
      onDone(cases.length);
      const left = cases.filter((one) => !good.includes(one));
      return {
        done: good.map(({ id }) => next(id)),
        left: left.map(({ id }) => ({ id, why: 'conflict' as const, swap: null })),
      };
    },
    undo: async (uuid, onDone) => {
      const at = decided.findIndex((one) => one.uuid === uuid);
      const cases = asked[at] ?? [];
      for (const { id } of cases) gone.delete(id);
      onDone(cases.length);
      return { done: cases.map(({ id }) => ({ ...next(id), review_state: 'new' })), left: [] };
    },
    earlier: async () => null,
    swap: async () => undefined,
  };
  /** Changes cases as another editor would. */
  const change = (...ids: number[]) => ids.map(next);
  return { port, asked, decided, state, gone, change };
}

const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};
async function caseListWith(query: CaseListQuery, server = fakeServer()) {
  const store = new CaseListStore(server.port);
  store.ask(query, ['id']);
  store.rows?.want(0, 10);
  await settle();
  return { store, ...server };
}

it('keeps the selection when the order changes, and warns when a filter drops it', async () => {
  const { store } = await caseListWith(women);
  store.select(withRows(store.selection, [6, 4], true));
  store.ask(byAge, ['id']);
  expect([store.chosen, store.lost]).toEqual([2, 0]);
  store.ask(ALL_CASES, ['id']);
  expect([store.chosen, store.lost]).toEqual([0, 2]);
  store.select(withRows(store.selection, [1], true));
  expect(store.lost).toBe(0);
});

it('asks again for other columns only when there are others', async () => {
  const { store } = await caseListWith(women);
  const { rows } = store;
  store.ask(women, ['id']);
  expect(store.rows).toBe(rows);
  store.ask(women, ['id', 'age']);
  expect(store.rows).not.toBe(rows);
});

it('deletes the selected rows and restores them', async () => {
  const { store, gone, asked } = await caseListWith(women);
  store.select(withRows(EVERYTHING_SELECTED, [3], false));
  expect(store.chosen).toBe(5);
  await store.remove();
  const at = (version: number) => [6, 5, 4, 2, 1].map((id) => ({ id, version }));
  expect(asked[0]).toEqual(at(1));
  expect(store.told).toEqual({ what: 'delete', done: at(2), left: [], wanted: null });
  expect([store.chosen, gone.size]).toEqual([0, 5]);
  await store.restore(store.told?.done.map(({ id }) => id));
  expect(asked[1]).toEqual(at(2));
  expect(gone.size).toBe(0);
});

it('takes a batch of all rows back as one decision, named by its filter', async () => {
  const { store, gone, decided } = await caseListWith(women);
  store.select(EVERYTHING_SELECTED);
  await store.remove();
  expect(decided).toEqual([{ uuid: expect.any(String), query: women }]);
  expect(store.decisions.last).toMatchObject({ kind: 'delete', count: 6, row: null });
  store.decisions.undo();
  await settle();
  expect([gone.size, store.decisions.undone?.done.length, store.progress, store.told]).toEqual([
    ...[0, 6, null, null],
  ]);
});

it('names the versions that were shown, whatever stands at the server by then', async () => {
  const { store, change, asked, gone, state } = await caseListWith(women);
  store.select(withRows(store.selection, [6, 5], true));
  change(5);
  await store.remove();
  expect(asked[0]).toEqual([
    { id: 6, version: 1 },
    { id: 5, version: 1 },
  ]);
  expect([[...gone], store.told?.left]).toEqual([[6], [{ id: 5, why: 'conflict', swap: null }]]);
  expect(state.read).toBe(0);
});

it('names the versions of the moment when all were chosen', async () => {
  const server = fakeServer();
  const { port, change, asked, state } = server;
  // The page holds one row, so the other rows are selected without having been shown.
  const [top] = await port.all(women, new AbortController().signal);
  const page = async () => ({
    rows: [{ ...(top as ShownVersion), review_state: 'new' as const }],
    next: null,
  });
  const { store } = await caseListWith(women, {
    ...server,
    port: { ...port, rows: (...of) => ({ ...port.rows(...of), page }) },
  });
  change(6, 5);
  store.select(EVERYTHING_SELECTED);
  change(4);
  await store.remove();
  const versions = new Map(asked[0]?.map(({ id, version }) => [id, version]));
  expect([6, 5, 4, 1].map((id) => versions.get(id))).toEqual([1, 2, 1, 1]);
  expect(store.told?.left.map(({ id }) => id)).toEqual([6, 4]);
  expect(state.read).toBe(2);
});

it('deletes one case without changing the selection', async () => {
  const { store, gone } = await caseListWith(women);
  await store.remove([5]);
  expect([...gone]).toEqual([5]);
  store.rows?.want(0, 10);
  await settle();
  expect(store.rows?.total).toBe(5);
});

it('reports what failed, keeps the selection, and lets what was sent be taken back', async () => {
  const { store, state } = await caseListWith(women);
  state.broken = true;
  store.select(withRows(store.selection, [6], true));
  await store.decideChosen('reviewed');
  expect(store.error).toEqual(new Error('gone'));
  expect([store.chosen, store.progress]).toEqual([1, null]);
  expect(store.decisions.last).toMatchObject({ kind: 'review', target: 'reviewed', count: 2 });
});

it('decides about a row where it stands', async () => {
  const { store } = await caseListWith(women);
  const line = store.line(1);
  if (line) await store.decisions.take(line, 'reviewed');
  expect(store.line(1)).toEqual({ id: 5, version: 2, review_state: 'reviewed' });
});

it('holds no case once it is dropped', async () => {
  const { store } = await caseListWith(women);
  const { rows } = store;
  store.open({ id: 6, version: 1, review_state: 'new' }, 0);
  store.drop();
  expect([store.rows, store.opened, store.query, rows?.held]).toEqual([null, null, null, 0]);
});
