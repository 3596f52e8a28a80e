import { EVERYTHING_SELECTED, withRows } from '@ciguawatch/shared/ui/grid/selection';
import { ALL, type CaseListQuery } from '../filters/query-address';
import type { CaseLine, Seen } from './case-line';
import type { CaseListPort } from './case-list-port';
import { CaseListStore } from './case-list-store';

const women: CaseListQuery = { ...ALL, filter: { gender: 'F' } };
const byAge: CaseListQuery = { ...women, sort: [{ column: 'age', descending: false }] };

/** Six cases at a server that deletes and restores, and what was asked of it. */
function fakeServer() {
  const versions = new Map([6, 5, 4, 3, 2, 1].map((id) => [id, 1]));
  const gone = new Set<number>();
  const asked: (readonly Seen[])[] = [];
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
    decide: async ({ id }, { state: review_state }) => ({ saved: { ...next(id), review_state } }),
    batch: async (cases, { action }, onDone) => {
      if (state.broken) throw new Error('gone');
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
    swap: async () => undefined,
  };
  /** Somebody else changes cases. */
  const change = (...ids: number[]) => ids.map(next);
  return { port, asked, state, gone, change };
}

const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};
async function caseListWith(query: CaseListQuery, server = fakeServer()) {
  const desk = new CaseListStore(server.port);
  desk.ask(query, ['id']);
  desk.rows?.want(0, 10);
  await settle();
  return { desk, ...server };
}

it('keeps what is chosen under another order, and says when a filter loses it', async () => {
  const { desk } = await caseListWith(women);
  desk.select(withRows(desk.selection, [6, 4], true));
  desk.ask(byAge, ['id']);
  expect([desk.chosen, desk.lost]).toEqual([2, 0]);
  desk.ask(ALL, ['id']);
  expect([desk.chosen, desk.lost]).toEqual([0, 2]);
  desk.select(withRows(desk.selection, [1], true));
  expect(desk.lost).toBe(0);
});

it('asks again for other columns only when there are others', async () => {
  const { desk } = await caseListWith(women);
  const { rows } = desk;
  desk.ask(women, ['id']);
  expect(desk.rows).toBe(rows);
  desk.ask(women, ['id', 'age']);
  expect(desk.rows).not.toBe(rows);
});

it('deletes what is chosen and brings it back', async () => {
  const { desk, gone, asked } = await caseListWith(women);
  desk.select(withRows(EVERYTHING_SELECTED, [3], false));
  expect(desk.chosen).toBe(5);
  await desk.remove();
  const at = (version: number) => [6, 5, 4, 2, 1].map((id) => ({ id, version }));
  expect(asked[0]).toEqual(at(1));
  expect(desk.told).toEqual({ what: 'delete', done: at(2), left: [], wanted: null });
  expect([desk.chosen, gone.size]).toEqual([0, 5]);
  await desk.restore(desk.told?.done.map(({ id }) => id));
  expect(asked[1]).toEqual(at(2));
  expect(gone.size).toBe(0);
});

it('names the versions that were shown, whatever stands at the server by then', async () => {
  const { desk, change, asked, gone, state } = await caseListWith(women);
  desk.select(withRows(desk.selection, [6, 5], true));
  change(5);
  await desk.remove();
  expect(asked[0]).toEqual([
    { id: 6, version: 1 },
    { id: 5, version: 1 },
  ]);
  expect([[...gone], desk.told?.left]).toEqual([[6], [{ id: 5, why: 'conflict', swap: null }]]);
  expect(state.read).toBe(0);
});

it('names the versions of the moment when all were chosen', async () => {
  const server = fakeServer();
  const { port, change, asked, state } = server;
  // Only one row comes to the screen.
  const [top] = await port.all(women, new AbortController().signal);
  const page = async () => ({ rows: [{ ...(top as Seen), review_state: 'new' as const }], next: null });
  const { desk } = await caseListWith(women, {
    ...server,
    port: { ...port, rows: (...of) => ({ ...port.rows(...of), page }) },
  });
  change(6, 5);
  desk.select(EVERYTHING_SELECTED);
  change(4);
  await desk.remove();
  const versions = new Map(asked[0]?.map(({ id, version }) => [id, version]));
  expect([6, 5, 4, 1].map((id) => versions.get(id))).toEqual([1, 2, 1, 1]);
  expect(desk.told?.left.map(({ id }) => id)).toEqual([6, 4]);
  expect(state.read).toBe(2);
});

it('deletes one case without touching what is chosen', async () => {
  const { desk, gone } = await caseListWith(women);
  await desk.remove([5]);
  expect([...gone]).toEqual([5]);
  desk.rows?.want(0, 10);
  await settle();
  expect(desk.rows?.total).toBe(5);
});

it('says what could not be done, and keeps what was chosen', async () => {
  const { desk, state } = await caseListWith(women);
  state.broken = true;
  desk.select(withRows(desk.selection, [6], true));
  await desk.decideChosen('reviewed');
  expect(desk.error).toEqual(new Error('gone'));
  expect([desk.chosen, desk.progress]).toEqual([1, null]);
});

it('decides about a row where it stands', async () => {
  const { desk } = await caseListWith(women);
  const line = desk.line(1);
  if (line) await desk.decisions.take(line, 'reviewed');
  expect(desk.line(1)).toEqual({ id: 5, version: 2, review_state: 'reviewed' });
});

it('holds no case once it is dropped', async () => {
  const { desk } = await caseListWith(women);
  const { rows } = desk;
  desk.open({ id: 6, version: 1, review_state: 'new' }, 0);
  desk.drop();
  expect([desk.rows, desk.opened, desk.query, rows?.held]).toEqual([null, null, null, 0]);
});
