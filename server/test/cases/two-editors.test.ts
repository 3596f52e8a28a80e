import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { BatchResponse } from '@ciguawatch/shared/api/schemas/case-list';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { emptyCases, report } from './samples';

const [HINA, TEVA] = ['cases_editor', 'admin'];

/** Outcome of one call for an editor. */
type Told = 'done' | string;

/** An editor's action on a case, with the version that was on the screen. */
interface Act {
  says: string;
  run: (on: EditorCalls, as: string, id: number, seen: number) => Promise<Told>;
  /** whether the case shows the result of the action */
  holds: (row: CaseFull) => boolean;
}

/** Sends changes of an editor and reads the case afterwards. */
class EditorCalls {
  constructor(readonly server: TestServer) {}

  async one(method: string, path: string, as: string, seen: number, body?: object): Promise<Told> {
    const response = await this.server.call(method, path, {
      ...{ as, headers: { 'if-match': `"${seen}"` } },
      ...(body && { body }),
    });
    return response.statusCode === 200 ? 'done' : response.json<{ code: string }>().code;
  }

  async many(body: object, as: string, id: number, version: number): Promise<Told> {
    const response = await this.server.post('cw/case/batch/', { ...body, cases: [{ id, version }] }, { as });
    return response.json<BatchResponse>().results[0]?.outcome ?? 'nothing';
  }

  async read(id: number): Promise<CaseFull> {
    return (await this.server.get(`cw/casesingle/${id}/`, { as: HINA })).json<CaseFull>();
  }
}

const patch = (body: object, holds: Act['holds']): Act => ({
  says: `patch ${JSON.stringify(body)}`,
  run: (on, as, id, seen) => on.one('PATCH', `cw/case/${id}/`, as, seen, body),
  holds,
});
const review = (review_state: CaseFull['review_state'], seen?: Act['holds']): Act => ({
  says: `batch ${review_state}`,
  run: (on, as, id, version) => on.many({ action: 'review', review_state, reason: 'Vu' }, as, id, version),
  holds: seen ?? ((row) => row.review_state === review_state),
});
const remove: Act = {
  says: 'delete',
  run: (on, as, id, seen) => on.one('DELETE', `cw/case/${id}/`, as, seen),
  holds: (row) => row.deleted_at !== null,
};
const removeMany: Act = {
  says: 'batch delete',
  run: (on, as, id, version) => on.many({ action: 'delete' }, as, id, version),
  holds: (row) => row.deleted_at !== null,
};
const age = (value: number) => patch({ age: value }, (row) => row.age === value);
const state = (review_state: CaseFull['review_state']) =>
  patch({ review_state, reason: 'Vu' }, (row) => row.review_state === review_state);

/** Pairs of actions on the same version of a case; each runs in both orders and at the same time. */
const PAIRS: [Act, Act][] = [
  [age(5), age(6)],
  [age(5), state('rejected')],
  [state('reviewed'), state('rejected')],
  [review('reviewed'), review('rejected')],
  [review('reviewed'), state('rejected')],
  [review('reviewed'), remove],
  [review('rejected'), removeMany],
  [age(7), removeMany],
  [remove, state('rejected')],
  [age(8), review('to_review')],
];

/** Outcomes for the editor who was too late: what is the case now, never "done". */
const TOO_LATE = ['conflict', 'case_deleted', 'deleted'];

describe.each(engines)('two editors at one case on %s', (engine) => {
  let server: TestServer;
  let calls: EditorCalls;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    calls = new EditorCalls(server);
  });
  afterAll(() => server.stop());
  beforeEach(() => emptyCases(server.store));

  const orders = ['first then second', 'second then first', 'at the same moment'] as const;
  it.each(PAIRS.map((pair) => [`${pair[0].says} and ${pair[1].says}`, pair] as const))(
    'lose nothing of %s, and each editor learns the outcome',
    async (_, [hina, teva]) => {
      for (const order of orders) {
        const { id } = (await server.post('cw/pcase/create/', report(), { as: TEVA })).json<{ id: number }>();
        const one = () => hina.run(calls, HINA, id, 1);
        const two = () => teva.run(calls, TEVA, id, 1);
        let told: [Told, Told];
        if (order === 'at the same moment') told = await Promise.all([one(), two()]);
        else if (order === 'first then second') told = [await one(), await two()];
        else {
          const second = await two();
          told = [await one(), second];
        }
        const row = await calls.read(id);
        const late = told.filter((word) => word !== 'done');
        expect([order, late.length, late.every((word) => TOO_LATE.includes(word))]).toEqual([order, 1, true]);
        // A confirmed change is visible, a refused one left no trace.
        expect([order, hina.holds(row), teva.holds(row)]).toEqual([
          order,
          told[0] === 'done',
          told[1] === 'done',
        ]);
        expect([order, row.version]).toEqual([order, 2]);
        const trail = (await server.get(`a/audit/?kind=case&id=${id}`, { as: HINA })).json<
          { action: string }[]
        >();
        expect([order, trail.filter(({ action }) => action !== 'add').length]).toEqual([order, 1]);
      }
    },
  );
});
