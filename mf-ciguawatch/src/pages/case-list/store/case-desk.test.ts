import { EVERYTHING_SELECTED, withRows } from '@ciguawatch/shared/ui/grid/selection';
import { ALL, type DeskQuery } from '../filters/query-address';
import { CaseDesk } from './case-desk';
import type { CaseLine } from './case-line';
import type { DeskPort, Target } from './desk-port';

const women: DeskQuery = { ...ALL, filter: { gender: 'F' } };
const byAge: DeskQuery = { ...women, sort: [{ column: 'age', descending: false }] };

/** Six cases at a server that deletes and restores, and what was asked of it. */
function fakeServer() {
  const gone = new Set<number>();
  const asked: Target[] = [];
  const state = { broken: false };
  const stored = (deleted: boolean): CaseLine[] =>
    [6, 5, 4, 3, 2, 1]
      .filter((id) => gone.has(id) === deleted)
      .map((id) => ({ id, version: 1, review_state: 'new' }));
  const port: DeskPort = {
    rows: ({ deleted }) => ({
      count: async () => stored(deleted).length,
      page: async () => ({ rows: stored(deleted), next: null }),
      anchors: async () => ({ step: 200, marks: [] }),
    }),
    decide: async ({ id, version }, review_state) => ({ saved: { id, version: version + 1, review_state } }),
    batch: async (target, { action }, onDone) => {
      if (state.broken) throw new Error('gone');
      asked.push(target);
      const wanted = stored(target.query.deleted).filter(({ id }) =>
        'ids' in target ? target.ids.includes(id) : !target.except.includes(id),
      );
      for (const { id } of wanted) if (action === 'delete') gone.add(id);
      for (const { id } of wanted) if (action === 'restore') gone.delete(id);
      onDone(wanted.length);
      return { done: wanted.map(({ id }) => id), refused: 0 };
    },
  };
  return { port, asked, state, gone };
}

const settle = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve();
};
async function deskWith(query: DeskQuery, server = fakeServer()) {
  const desk = new CaseDesk(server.port);
  desk.ask(query, ['id']);
  desk.rows?.want(0, 10);
  await settle();
  return { desk, ...server };
}

it('keeps what is chosen under another order, and says when a filter loses it', async () => {
  const { desk } = await deskWith(women);
  desk.select(withRows(desk.selection, [6, 4], true));
  desk.ask(byAge, ['id']);
  expect([desk.chosen, desk.lost]).toEqual([2, 0]);
  desk.ask(ALL, ['id']);
  expect([desk.chosen, desk.lost]).toEqual([0, 2]);
  desk.select(withRows(desk.selection, [1], true));
  expect(desk.lost).toBe(0);
});

it('asks anew for other columns only when there are others', async () => {
  const { desk } = await deskWith(women);
  const { rows } = desk;
  desk.ask(women, ['id']);
  expect(desk.rows).toBe(rows);
  desk.ask(women, ['id', 'age']);
  expect(desk.rows).not.toBe(rows);
});

it('deletes what is chosen and brings it back', async () => {
  const { desk, gone, asked } = await deskWith(women);
  desk.select(withRows(EVERYTHING_SELECTED, [3], false));
  expect(desk.chosen).toBe(5);
  await desk.remove();
  expect(asked[0]).toEqual({ query: women, except: [3] });
  expect(desk.told).toEqual({ what: 'delete', done: [6, 5, 4, 2, 1], refused: 0 });
  expect([desk.chosen, gone.size]).toEqual([0, 5]);
  await desk.restore(desk.told?.done);
  expect(asked[1]).toEqual({ ids: [6, 5, 4, 2, 1], query: { ...women, deleted: true } });
  expect(gone.size).toBe(0);
});

it('deletes one case without touching what is chosen', async () => {
  const { desk, gone } = await deskWith(women);
  await desk.remove([5]);
  expect([...gone]).toEqual([5]);
  desk.rows?.want(0, 10);
  await settle();
  expect(desk.rows?.total).toBe(5);
});

it('says what could not be done, and keeps what was chosen', async () => {
  const { desk, state } = await deskWith(women);
  state.broken = true;
  desk.select(withRows(desk.selection, [6], true));
  await desk.decideChosen('reviewed');
  expect(desk.error).toEqual(new Error('gone'));
  expect([desk.chosen, desk.progress]).toEqual([1, null]);
});

it('decides about a row where it stands', async () => {
  const { desk } = await deskWith(women);
  const line = desk.line(1);
  if (line) await desk.decisions.take(line, 'reviewed');
  expect(desk.line(1)).toEqual({ id: 5, version: 2, review_state: 'reviewed' });
});

it('holds no case once it is dropped', async () => {
  const { desk } = await deskWith(women);
  const { rows } = desk;
  desk.open({ id: 6, version: 1, review_state: 'new' }, 0);
  desk.drop();
  expect([desk.rows, desk.opened, desk.query, rows?.held]).toEqual([null, null, null, 0]);
});
