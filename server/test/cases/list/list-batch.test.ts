import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { BatchResponse, CaseBatch } from '@ciguawatch/shared/api/schemas/case-list';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { VITI_LEVU } from '../samples';

describe.each(engines)('changes of several cases on %s', (engine) => {
  const on = setUpCases(engine);
  const { send } = on;
  const ask = (body: object, as = 'cases_editor') => on.server.post('cw/case/batch/', body, { as });
  const at = (ids: number[], version = 1): CaseBatch['cases'] => ids.map((id) => ({ id, version }));
  const outcomes = async (body: object, as?: string) => {
    const response = await ask(body, as);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<BatchResponse>().results.map(({ outcome }) => outcome);
  };
  const review = (ids: number[], review_state = 'reviewed', version = 1) => ({
    action: 'review',
    review_state,
    reason: 'Vu au dispensaire',
    cases: at(ids, version),
  });
  const read = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<CaseFull>();
  const patch = (id: number, body: object) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as: 'admin', body });
  const waiting = async () => (await on.server.get('a/work/new-cases/', { as: 'cases_editor' })).json().count;

  it('report what became of each, and keep the reason', async () => {
    const [one, two, gone, fiji] = [
      await send(),
      await send(),
      await send(),
      await send({ case_location_id: VITI_LEVU }),
    ];
    await patch(two, { age: 5 });
    await on.server.change('DELETE', `cw/case/${gone}/`, { as: 'cases_editor' });
    expect(await waiting()).toBe(2);
    const response = await ask(review([one, two, gone, fiji, 999]));
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json<BatchResponse>().results).toEqual([
      { id: one, outcome: 'done', version: 2, review_state: 'reviewed', deleted_at: null },
      { id: two, outcome: 'conflict', version: 2, review_state: 'new', deleted_at: null },
      { id: gone, outcome: 'deleted', version: 2, review_state: 'new', deleted_at: expect.any(String) },
      { id: fiji, outcome: 'forbidden', version: null, review_state: null, deleted_at: null },
      { id: 999, outcome: 'missing', version: null, review_state: null, deleted_at: null },
    ]);
    expect(await read(fiji)).toMatchObject({ review_state: 'new', version: 1 });
    expect(await waiting()).toBe(1);
    expect(await outcomes(review([one], 'reviewed', 2))).toEqual(['unchanged']);
    const history = (await on.server.get(`a/audit/?kind=case&id=${one}`, { as: 'cases_editor' })).json();
    expect(history[0]).toMatchObject({
      action: 'review',
      before: { review_state: 'new' },
      after: { review_state: 'reviewed', reason: 'Vu au dispensaire' },
      user: { id: expect.any(Number) },
    });
    expect((await read(one)).version).toBe(2);
  });

  it('change the public list', async () => {
    const id = await send();
    const tag = async () => (await on.server.get('cw/caselist/?format=json&chunk=0')).headers.etag;
    const before = await tag();
    await outcomes(review([id], 'rejected'));
    expect((await on.server.get('cw/caselist/?format=json&chunk=0')).body).toBe('[]');
    expect(await tag()).not.toBe(before);
  });

  it('of two editors at once lose nothing', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await send());
    const responses = await Promise.all([
      outcomes(review(ids, 'reviewed')),
      outcomes(review([...ids].reverse(), 'to_review'), 'admin'),
    ]);
    const [first = [], second = []] = [responses[0], [...responses[1]].reverse()];
    for (const [i, id] of ids.entries()) {
      expect([first[i], second[i]].sort()).toEqual(['conflict', 'done']);
      const state = first[i] === 'done' ? 'reviewed' : 'to_review';
      expect(await read(id)).toMatchObject({ review_state: state, version: 2 });
    }
  });

  it('keep the original of a duplicate', async () => {
    const [first, double, lone] = [await send(), await send(), await send()];
    await patch(double, { duplicate_of: first });
    expect(await outcomes(review([first, lone], 'rejected'))).toEqual(['original', 'done']);
    expect(await outcomes({ action: 'delete', cases: at([first]) })).toEqual(['original']);
    const alone = await patch(first, { review_state: 'rejected', reason: 'Essai' });
    expect([alone.statusCode, alone.json().code]).toEqual([409, 'case_original']);
    expect(alone.json().current).toEqual({ id: double, version: 2 });
    expect(await read(first)).toMatchObject({ review_state: 'new', version: 1 });
    const both = { action: 'delete', cases: [...at([first]), ...at([double], 2)] };
    expect(await outcomes(both)).toEqual(['done', 'done']);
  });

  it('delete and restore', async () => {
    const ids = [await send(), await send()];
    expect(await outcomes({ action: 'delete', cases: at(ids) })).toEqual(['done', 'done']);
    expect(await outcomes({ action: 'delete', cases: at(ids) })).toEqual(['unchanged', 'unchanged']);
    expect(
      (await on.server.get('cw/case/?deleted=true', { as: 'cases_editor' })).json().results,
    ).toHaveLength(2);
    expect(await outcomes({ action: 'restore', cases: at(ids.slice(1), 2) })).toEqual(['done']);
    on.server.clock.pass(31 * 86_400);
    expect(await outcomes({ action: 'restore', cases: at(ids, 2) })).toEqual(['expired', 'unchanged']);
    expect((await read(ids[1] as number)).deleted_at).toBeNull();
  });

  it('are refused as a whole when they ask for nothing', async () => {
    const id = await send();
    for (const [body, fields] of [
      [{ action: 'review', cases: at([id]) }, { review_state: 'required' }],
      [{ action: 'review', review_state: 'rejected', reason: ' ', cases: at([id]) }, { reason: 'required' }],
      [{ action: 'review', review_state: 'withdrawn', cases: at([id]) }, { review_state: 'unknown_choice' }],
      [{ action: 'delete', review_state: 'new', cases: at([id]) }, { review_state: 'unknown_field' }],
      [{ action: 'delete', cases: [] }, { cases: 'too_short' }],
      [{ action: 'delete', cases: at([id, id]) }, { cases: 'unknown_id' }],
    ] as const) {
      const response = await ask(body);
      expect([response.statusCode, response.json().fields]).toEqual([400, fields]);
    }
    expect((await ask(review([id]), 'moderator')).statusCode).toBe(403);
    expect((await read(id)).version).toBe(1);
  });
});
