import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import type { BatchResponse } from '@ciguawatch/shared/api/schemas/case-list';
import { REVIEW_STATES, type ReviewState } from '@ciguawatch/shared/domain/codes/choices';
import { REFUSALS } from '@ciguawatch/shared/domain/review/refusals';
import { BATCH_STATES, stepRefusal } from '@ciguawatch/shared/domain/review/transitions';
import { sql } from 'kysely';
import { importHaedat } from '../../src/import/haedat';
import { byHand } from '../support/by-hand';
import { engines } from '../support/test-store';
import { setUpCases } from './case-setup';
import { coded, VITI_LEVU } from './samples';

const EDITOR = 'cases_editor';

/**
 * Every step requested by an editor with a reason, with the response for one case and for a batch, and the
 * resulting state.
 */
const STEPS = REVIEW_STATES.flatMap((from) =>
  BATCH_STATES.map((to) => {
    const why = stepRefusal(from, to, 'editor', 'Vu');
    const response = why === null || why === 'unchanged' ? [200, undefined] : [409, REFUSALS[why]];
    return { from, to, response, outcome: why ?? 'done', stands: why === null ? to : from };
  }),
);

describe.each(engines)('the states of a review on %s', (engine) => {
  const on = setUpCases(engine);
  const { send } = on;
  const inState = async (state: ReviewState) => {
    const id = await send();
    await sql`update case_report set review_state = ${state} where id = ${id}`.execute(
      byHand(on.server.store),
    );
    return id;
  };
  const read = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<CaseFull>();
  const patch = async (id: number, body: object, as = EDITOR) => {
    const response = await on.server.change('PATCH', `cw/case/${id}/`, { as, body });
    return [response.statusCode, response.json<{ code?: string }>().code];
  };
  const batch = async (body: object, ...ids: number[]) => {
    const cases = await Promise.all(ids.map(async (id) => ({ id, version: (await read(id)).version })));
    const response = await on.server.post('cw/case/batch/', { ...body, cases }, { as: EDITOR });
    return response.json<BatchResponse>().results;
  };
  const swap = async (id: number, duplicate: number, version?: number) =>
    on.server.change('POST', `cw/case/${id}/swap/`, {
      as: EDITOR,
      body: { duplicate, version: version ?? (await read(duplicate)).version },
    });

  it('are those of the table, one case at a time and several at once', async () => {
    for (const { from, to, response, outcome, stands } of STEPS) {
      const alone = await inState(from);
      const single = await patch(alone, { review_state: to, reason: 'Vu' });
      expect([from, to, ...single]).toEqual([from, to, ...response]);
      const many = await inState(from);
      const [one] = await batch({ action: 'review', review_state: to, reason: 'Vu' }, many);
      expect([from, to, one?.outcome]).toEqual([from, to, outcome]);
      for (const id of [alone, many])
        expect([from, to, (await read(id)).review_state]).toEqual([from, to, stands]);
    }
  });

  it('need a reason where the table says so', async () => {
    const id = await inState('rejected');
    for (const review_state of ['reviewed', 'to_review']) {
      expect(await patch(id, { review_state, reason: ' ' })).toEqual([400, 'case_reason']);
      expect((await batch({ action: 'review', review_state }, id))[0]?.outcome).toBe('reason');
    }
    expect(await patch(await send(), { review_state: 'rejected' })).toEqual([400, 'case_reason']);
    expect(await patch(id, { review_state: 'reviewed', reason: 'Une erreur' })).toEqual([200, undefined]);
    const trail = (await on.server.get(`a/audit/?kind=case&id=${id}`, { as: EDITOR })).json();
    expect(trail[0]).toMatchObject({ after: { review_state: 'reviewed', reason: 'Une erreur' } });
  });

  it('lead from withdrawn to deletion only, and back to withdrawn', async () => {
    const id = await inState('withdrawn');
    const other = await send();
    for (const body of [
      { review_state: 'reviewed' },
      { age: 5 },
      { duplicate_of: other },
      { match_event: String(other) },
    ])
      expect([body, await patch(id, body)]).toEqual([body, [409, 'case_withdrawn']]);
    expect((await patch(other, { duplicate_of: id }))[0]).toBe(400);
    expect((await on.server.change('DELETE', `cw/case/${id}/`, { as: EDITOR })).statusCode).toBe(200);
    const back = await on.server.change('POST', `cw/case/${id}/restore/`, { as: EDITOR });
    expect(back.json()).toMatchObject({ review_state: 'withdrawn', deleted_at: null });
    expect((await batch({ action: 'delete' }, id))[0]?.outcome).toBe('done');
    expect((await batch({ action: 'restore' }, id))[0]).toMatchObject({ review_state: 'withdrawn' });
    expect((await on.server.get('cw/caselist/?format=json&chunk=0')).json()).toHaveLength(1);
  });

  it.each(REVIEW_STATES)('come back with a case that was deleted as %s', async (state) => {
    const id = await inState(state);
    await on.server.change('DELETE', `cw/case/${id}/`, { as: EDITOR });
    const back = await on.server.change('POST', `cw/case/${id}/restore/`, { as: EDITOR });
    expect(back.json()).toMatchObject({ review_state: state, deleted_at: null });
  });

  it('follow a report that its reporter withdraws while it is deleted', async () => {
    const body = coded();
    const { id } = (await on.server.post('cw/pcase/create/', body)).json<{ id: number }>();
    await on.server.change('DELETE', `cw/case/${id}/`, { as: EDITOR });
    await on.server.post('cw/pcase/withdraw/', { receipt_code: body.receipt_code });
    const back = await on.server.change('POST', `cw/case/${id}/restore/`, { as: EDITOR });
    expect(back.json()).toMatchObject({ review_state: 'withdrawn' });
  });

  it('protect an original, which its duplicate replaces when they are swapped', async () => {
    const [first, double, third] = [await send(), await send(), await send()];
    for (const id of [double, third]) await patch(id, { duplicate_of: first });
    const held = [409, 'case_original'];
    expect(await patch(first, { review_state: 'rejected', reason: 'Essai' })).toEqual(held);
    expect(await patch(first, { review_state: 'withdrawn' })).toEqual(held);
    expect((await on.server.change('DELETE', `cw/case/${first}/`, { as: EDITOR })).json()).toMatchObject({
      code: 'case_original',
      current: { id: double, version: 2 },
    });
    for (const body of [
      { action: 'review', review_state: 'rejected', reason: 'Essai' },
      { action: 'delete' },
    ])
      expect((await batch(body, first))[0]).toMatchObject({
        outcome: 'original',
        duplicate: { id: double, version: 2 },
      });
    // Setting an original to "to review" must not lose the patient for good.
    expect(await patch(first, { review_state: 'to_review' })).toEqual([200, undefined]);
    expect((await swap(first, double)).json()).toMatchObject({ id: first, duplicate_of: double });
    expect((await read(double)).duplicate_of).toBeNull();
    expect((await read(third)).duplicate_of).toBe(double);
    expect(await patch(first, { review_state: 'rejected', reason: 'Essai' })).toEqual([200, undefined]);
    expect((await on.server.get('cw/caselist/?format=json&chunk=0')).json()).toHaveLength(1);
  });

  it('swap only an unchanged pair of original and duplicate of the country that counts', async () => {
    const [first, double, lone] = [await send(), await send(), await send()];
    await patch(double, { duplicate_of: first });
    expect((await swap(first, lone)).statusCode).toBe(400);
    expect((await swap(first, first, 1)).statusCode).toBe(400);
    expect((await swap(first, double, 1)).json()).toMatchObject({
      code: 'conflict',
      current: { id: double },
    });
    const stale = await on.server.call('POST', `cw/case/${first}/swap/`, {
      as: EDITOR,
      body: { duplicate: double, version: 2 },
      headers: { 'if-match': '"9"' },
    });
    expect(stale.json()).toMatchObject({ code: 'conflict', current: { id: first } });
    await patch(double, { review_state: 'rejected', reason: 'Essai' });
    expect((await swap(first, double)).statusCode).toBe(400);
    expect((await swap(first, 999_999, 1)).json().code).toBe('case_missing');
    const fiji = await send({ case_location_id: VITI_LEVU });
    expect((await swap(first, fiji)).json().code).toBe('country_forbidden');
  });

  it('keep the place at the meal when they are swapped', async () => {
    const [guest, first, double] = [await send(), await send(), await send()];
    await patch(first, { match_event: String(guest) });
    await patch(double, { duplicate_of: first });
    await swap(first, double);
    const groups = await on.server.store.read.selectFrom('case_report').select('meal_group').execute();
    expect(new Set(groups.map(({ meal_group }) => meal_group)).size).toBe(1);
    expect((await on.server.get(`cw/case/${double}/beside/`, { as: EDITOR })).json()).toMatchObject({
      same_meal: [guest],
      duplicates: [first],
    });
    expect(await read(double)).toMatchObject({ match_event: null, duplicate_of: null });
  });

  it('let a restored duplicate count when its original is gone', async () => {
    const takeOut = {
      delete: (id: number) => batch({ action: 'delete' }, id),
      reject: (id: number) => patch(id, { review_state: 'rejected', reason: 'Essai' }),
    };
    const reviewed = { review_state: 'reviewed', reason: 'Vu' };
    const waysBack = [
      ['reject', 'patch', (id: number) => patch(id, reviewed)],
      ['reject', 'batch', (id: number) => batch({ action: 'review', ...reviewed }, id)],
      [
        'delete',
        'restore',
        (id: number) => on.server.change('POST', `cw/case/${id}/restore/`, { as: EDITOR }),
      ],
      ['delete', 'restore many', (id: number) => batch({ action: 'restore' }, id)],
    ] as const;
    for (const gone of ['delete', 'reject'] as const)
      for (const [out, way, bringBack] of waysBack) {
        const [first, double] = [await send(), await send()];
        await patch(double, { duplicate_of: first });
        await takeOut[out](double);
        await takeOut[gone](first);
        await bringBack(double);
        const { duplicate_of, deleted_at } = await read(double);
        expect([gone, way, duplicate_of, deleted_at]).toEqual([gone, way, null, null]);
      }
  });

  it('are never withdrawn by an import, and an import brings back nothing that was withdrawn', async () => {
    const events = [{ event_id: 'PF-1', syndrome: 'Ciguatera', year: '2020', date: '2020-03-01' }];
    const bring = () => importHaedat(on.server.store, events, { now: on.server.clock.now() });
    await bring();
    const { id, review_state } = await on.server.store.read
      .selectFrom('case_report')
      .select(['id', 'review_state'])
      .executeTakeFirstOrThrow();
    expect(review_state).toBe('reviewed');
    await patch(id, { review_state: 'withdrawn' });
    expect(await bring()).toMatchObject({ taken: 0, known: 1 });
    expect((await read(id)).review_state).toBe('withdrawn');
  });

  it('give each reason a code of its own', async () => {
    const [gone, late, fiji, taken] = [
      await send(),
      await send(),
      await send({ case_location_id: VITI_LEVU }),
      await inState('withdrawn'),
    ];
    const [first, double] = [await send(), await send()];
    await patch(double, { duplicate_of: first });
    await batch({ action: 'delete' }, gone, late);
    await sql`update case_report set deleted_at = deleted_at - interval '31 days' where id = ${late}`.execute(
      byHand(on.server.store),
    );
    const single = async (method: string, path: string, body?: object) => {
      const headers = { 'if-match': `"${body && 'stale' in body ? 9 : (await read(first)).version}"` };
      const at = path.includes(`/${first}/`) ? { headers } : {};
      const { stale: _, ...sent } = (body ?? {}) as { stale?: true };
      const response = await on.server.change(method, path, {
        as: EDITOR,
        ...(body && { body: sent }),
        ...at,
      });
      return response.json<{ code: string }>().code;
    };
    const to = { review_state: 'reviewed' };
    expect({
      withdrawn: await single('PATCH', `cw/case/${taken}/`, to),
      original: await single('DELETE', `cw/case/${first}/`),
      expired: await single('POST', `cw/case/${late}/restore/`),
      forbidden: await single('PATCH', `cw/case/${fiji}/`, to),
      deleted: await single('PATCH', `cw/case/${gone}/`, to),
      missing: await single('PATCH', 'cw/case/999999/', to),
      conflict: await single('PATCH', `cw/case/${first}/`, { ...to, stale: true }),
      reason: await single('PATCH', `cw/case/${first}/`, { review_state: 'rejected' }),
    }).toEqual(
      Object.fromEntries(Object.entries(REFUSALS).filter(([why]) => !/unchanged|transition/.test(why))),
    );
    await patch(first, to);
    expect(await single('PATCH', `cw/case/${first}/`, { review_state: 'new' })).toBe(REFUSALS.transition);
    expect((await batch({ action: 'review', ...to }, first))[0]?.outcome).toBe('unchanged');
  });
});
