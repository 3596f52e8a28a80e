import { sql } from 'kysely';
import { engines } from '../../support/test-store';
import { VITI_LEVU } from '../samples';
import { EDITOR, setUpDecisions } from './decision-setup';

describe.each(engines)('an undone decision on %s', (engine) => {
  const on = setUpDecisions(engine);
  const { send, uuid, rows, batch, review, log, latest, undo } = on;
  const several = async (n: number) => {
    const ids: number[] = [];
    for (let i = 0; i < n; i += 1) ids.push(await send());
    return ids;
  };
  const patch = (id: number, body: object, as = 'admin') =>
    on.server.change('PATCH', `cw/case/${id}/`, { as, body });

  it('of all cases of a list leaves every column of each as it was, though it was sent in parts', async () => {
    const ids = await several(5);
    await batch(review('reviewed'), ids.slice(0, 2));
    const before = await rows(ids);
    const decision = uuid();
    const filter = { case_country: '4', search: 'Hina' };
    await batch(review('to_review', { decision, filter }), ids.slice(0, 3));
    await batch(review('to_review', { decision, filter }), ids.slice(3));
    expect(new Set((await rows(ids)).map(({ review_state }) => review_state))).toEqual(
      new Set(['to_review']),
    );
    const found = await log();
    expect(found.results).toHaveLength(2);
    expect(found.results[0]).toMatchObject({
      ...{ id: decision, kind: 'review', target: 'to_review', count: 5, own: true, cases: ids },
      ...{ reason: 'Vu au dispensaire', undone: 0, undone_at: null, user: { id: expect.any(Number) } },
      filter: { case_country: '4', search: { redacted: expect.any(String) } },
    });
    const undone = await undo(decision);
    expect(undone).toMatchObject({ status: 200, left: [], next: null });
    expect(undone.done.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(await rows(ids)).toEqual(before);
    expect(await latest()).toMatchObject({ id: decision, undone: 5, undone_by: { id: expect.any(Number) } });
    const trail = (await on.server.get(`a/audit/?kind=case&id=${ids[0]}`, { as: EDITOR })).json();
    expect(trail[0]).toMatchObject({
      ...{ action: 'undo', before: { review_state: 'to_review' }, after: { review_state: 'reviewed' } },
    });
  });

  it('leaves what a colleague changed since, and says who did and when', async () => {
    const [one = 0, two = 0] = await several(2);
    await batch(review('reviewed'), [one, two]);
    await patch(two, { age: 12 });
    const { id } = await latest();
    const colleague = { id: two, why: 'conflict', by: expect.any(String), at: expect.any(String) };
    expect(await undo(id)).toMatchObject({ done: [{ id: one, review_state: 'new' }], left: [colleague] });
    expect(await rows([one, two])).toMatchObject([
      { review_state: 'new' },
      { review_state: 'reviewed', age: 12 },
    ]);
    expect(await latest()).toMatchObject({ undone: 1, count: 2 });
  });

  it('with nothing brought back can be undone later', async () => {
    const [one = 0] = await several(1);
    await batch(review('reviewed'), [one]);
    const { id } = await latest();
    await batch(review('rejected'), [one], 'admin');
    expect(await undo(id)).toMatchObject({ done: [], left: [{ id: one, why: 'conflict' }] });
    const theirs = await latest('admin');
    expect(await undo(theirs.id, 'admin')).toMatchObject({ done: [{ id: one }] });
    expect(await undo(id)).toMatchObject({ done: [{ id: one, review_state: 'new' }] });
  });

  it('is refused a second time, a day later, and to editors of other countries', async () => {
    const [one = 0, two = 0] = await several(2);
    await batch(review('reviewed'), [one]);
    const first = await latest();
    expect((await undo(first.id, 'cases_editor.fj')).status).not.toBe(200);
    expect((await undo(first.id)).status).toBe(200);
    expect(await undo(first.id)).toMatchObject({ status: 409, code: 'decision_undone' });
    await batch(review('reviewed'), [two]);
    const second = await latest();
    on.server.clock.pass(86_401);
    expect(await undo(second.id)).toMatchObject({ status: 410, code: 'undo_expired' });
    expect(await undo(uuid())).toMatchObject({ status: 404 });
  });

  it('brings deleted cases back for 30 days, and puts restored ones aside again', async () => {
    const ids = await several(2);
    const before = await rows(ids);
    await batch({ action: 'delete' }, ids);
    const removal = await latest();
    on.server.clock.pass(29 * 86_400);
    const gone = await rows(ids);
    await batch({ action: 'restore' }, ids);
    expect(await undo((await latest()).id)).toMatchObject({ left: [] });
    expect(await rows(ids)).toEqual(gone);
    expect(await undo(removal.id)).toMatchObject({ left: [] });
    expect(await rows(ids)).toEqual(before);
  });

  it('follows the later ones on the same case, one after the other', async () => {
    const [one = 0] = await several(1);
    const before = await rows([one]);
    await batch(review('reviewed'), [one]);
    await patch(one, { review_state: 'to_review' }, EDITOR);
    await on.server.change('DELETE', `cw/case/${one}/`, { as: EDITOR });
    const [gone, aside, reviewed] = (await log()).results;
    expect([gone, aside, reviewed].map((one) => one?.kind)).toEqual(['delete', 'review', 'review']);
    expect(await undo(reviewed?.id ?? '')).toMatchObject({ done: [] });
    for (const decision of [gone, aside, reviewed])
      expect(await undo(decision?.id ?? '')).toMatchObject({ done: [{ id: one }], left: [] });
    expect(await rows([one])).toEqual(before);
  });

  it('keeps an original of a counting duplicate, and links again what it had freed', async () => {
    const [first = 0, double = 0] = await several(2);
    await patch(double, { duplicate_of: first });
    await batch(review('rejected'), [first, double]);
    const both = await rows([first, double]);
    await batch(review('reviewed'), [double]);
    expect(await rows([double])).toMatchObject([{ duplicate_of: null }]);
    expect(await undo((await latest()).id)).toMatchObject({ left: [] });
    expect(await rows([first, double])).toEqual(both);
    await batch(review('reviewed'), [first]);
    await batch(review('reviewed'), [double]);
    const [, original] = (await log()).results;
    expect(await undo(original?.id ?? '')).toMatchObject({ left: [{ id: first, why: 'original' }] });
    expect(await rows([first])).toMatchObject([{ review_state: 'reviewed' }]);
  });

  it('goes on in parts of 500', async () => {
    const [one = 0] = await several(1);
    await on.server.store.tx(async (trx) => {
      await sql`insert into case_report (case_location_id, case_country, case_archi, case_island)
        select case_location_id, case_country, case_archi, case_island from case_report, generate_series(1, 699)
        where id = ${one}`.execute(trx);
    });
    const ids = (await on.server.store.read.selectFrom('case_report').select('id').execute()).map(
      ({ id }) => id,
    );
    const decision = uuid();
    await batch(review('reviewed', { decision }), ids.slice(0, 500));
    await batch(review('reviewed', { decision }), ids.slice(500));
    const part = await undo(decision);
    expect([part.done.length, part.next]).toEqual([500, expect.any(Number)]);
    expect(await latest()).toMatchObject({ undone: 500, undone_at: null });
    const rest = await undo(decision, EDITOR, { after: part.next });
    expect([rest.done.length, rest.next]).toEqual([200, null]);
    expect(await latest()).toMatchObject({ undone: 700, undone_at: expect.any(String) });
  });

  it('of a device cannot take the UUID of another decision', async () => {
    const [one = 0, two = 0] = await several(2);
    const decision = uuid();
    await batch(review('reviewed', { decision }), [one]);
    const other = await batch({ action: 'delete', decision }, [two]);
    expect(other).toMatchObject({ code: 'invalid_body', fields: { decision: 'uuid_reused' } });
    expect(await rows([two])).toMatchObject([{ deleted_at: null }]);
  });

  it('is listed for editors of its countries only, its cases of other countries unnamed', async () => {
    const [here = 0, there = 0] = [await send(), await send({ case_location_id: VITI_LEVU })];
    await batch(review('reviewed'), [there], 'admin');
    expect((await log()).results).toEqual([]);
    await batch(review('to_review'), [here, there], 'admin');
    expect(await latest()).toMatchObject({ count: 2, cases: [here], own: false });
    expect((await log(EDITOR, '?own=true')).results).toEqual([]);
    expect(await undo((await latest()).id)).toMatchObject({
      done: [{ id: here }],
      left: [{ id: there, why: 'forbidden', by: null }],
    });
  });
});
