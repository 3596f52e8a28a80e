import type { CaseFull } from '@ciguawatch/shared/api/schemas/case';
import { engines } from '../../support/test-store';
import { setUpPairs } from '../pairs/pair-setup';
import { VITI_LEVU } from '../samples';
import { EDITOR, setUpDecisions } from './decision-setup';

describe.each(engines)('a swap of an original with its duplicate on %s', (engine) => {
  const on = setUpDecisions(engine);
  const { send, rows, log, latest, undo, uuid } = on;
  const patch = (id: number, body: object, as = EDITOR) =>
    on.server.change('PATCH', `cw/case/${id}/`, { as, body });
  const read = async (id: number) =>
    (await on.server.get(`cw/casesingle/${id}/`, { as: 'admin' })).json<CaseFull>();
  const swap = async (id: number, duplicate: number, decision?: string) => {
    const { version } = await read(duplicate);
    const body = { duplicate, version, ...(decision !== undefined && { decision }) };
    expect((await on.server.change('POST', `cw/case/${id}/swap/`, { as: EDITOR, body })).statusCode).toBe(
      200,
    );
  };
  const family = async () => {
    const ids = [await send(), await send(), await send()];
    const [first = 0, double = 0, third = 0] = ids;
    for (const id of [double, third]) await patch(id, { duplicate_of: first });
    return { ids, first, double, third };
  };
  const originals = async (ids: readonly number[]) =>
    (await rows(ids)).map(({ duplicate_of }) => duplicate_of);

  it('is in the log, and undone as one step leaves every column of each case as it was', async () => {
    const { ids, first, double } = await family();
    const guest = await send();
    await patch(first, { match_event: String(guest) });
    const before = await rows([...ids, guest]);
    const decision = uuid();
    await swap(first, double, decision);
    expect(await originals(ids)).toEqual([double, null, double]);
    expect(await latest()).toMatchObject({
      ...{
        id: decision,
        kind: 'swap',
        target: null,
        count: 2,
        cases: [first, double],
        own: true,
        object: null,
      },
      undone_at: null,
    });
    expect(await undo(decision)).toMatchObject({ status: 200, left: [], next: null });
    expect(await rows([...ids, guest])).toEqual(before);
    expect(await latest()).toMatchObject({ id: decision, undone: 2, undone_by: { id: expect.any(Number) } });
    for (const id of [first, double]) {
      const trail = await on.server.get(`a/audit/?kind=case&id=${id}`, { as: EDITOR });
      expect(trail.json()[0]).toMatchObject({
        action: 'undo',
        after: { duplicate_of: id === first ? null : first },
      });
    }
  });

  it('moves the other duplicates with a new version, and a line of the trail that names who did it', async () => {
    const { first, double, third } = await family();
    const { version } = await read(third);
    await swap(first, double);
    expect((await read(third)).version).toBe(version + 1);
    const trail = await on.server.get(`a/audit/?kind=case&id=${third}`, { as: EDITOR });
    expect(trail.json()[0]).toMatchObject({
      ...{ action: 'update', before: { duplicate_of: first }, after: { duplicate_of: double } },
      user: { id: await on.server.accountId(EDITOR) },
    });
  });

  it('stays as a whole when one of the two changed since, and says who did it', async () => {
    const { ids, first, double } = await family();
    await swap(first, double);
    await patch(first, { age: 31 }, 'admin');
    const { id } = await latest();
    expect(await undo(id)).toMatchObject({
      ...{ done: [], next: null },
      left: [{ id: first, why: 'conflict', by: expect.any(String), at: expect.any(String) }],
    });
    expect(await originals(ids)).toEqual([double, null, double]);
    expect(await latest()).toMatchObject({ undone: 0, undone_at: null });
  });

  it('stays as a whole for an editor of the country of one of the two', async () => {
    const [first, abroad] = [await send(), await send({ case_location_id: VITI_LEVU })];
    await patch(abroad, { duplicate_of: first }, 'admin');
    const body = { duplicate: abroad, version: (await read(abroad)).version };
    const swapped = await on.server.change('POST', `cw/case/${first}/swap/`, { as: 'admin', body });
    expect(swapped.statusCode).toBe(200);
    const { id } = await latest();
    expect(await undo(id)).toMatchObject({ done: [], left: [{ id: abroad, why: 'forbidden' }] });
    expect(await originals([first, abroad])).toEqual([abroad, null]);
  });

  it('takes along a report that was linked since, in any country, so that none names a duplicate', async () => {
    const { first, double } = await family();
    const abroad = await send({ case_location_id: VITI_LEVU });
    await patch(abroad, { duplicate_of: first }, 'admin');
    await swap(first, double);
    const late = await send();
    await patch(late, { duplicate_of: double });
    expect(await undo((await latest()).id)).toMatchObject({ left: [] });
    expect(await originals([late, abroad])).toEqual([first, first]);
  });

  it('frees the decisions before it to be undone next', async () => {
    const { ids, first, double } = await family();
    await on.batch(on.review('reviewed'), [first, double]);
    await swap(first, double);
    const [second, earlier] = (await log()).results;
    expect(await undo(earlier!.id)).toMatchObject({
      done: [],
      left: [{ why: 'conflict' }, { why: 'conflict' }],
    });
    await undo(second!.id);
    expect(await undo(earlier!.id)).toMatchObject({ left: [] });
    expect((await rows(ids)).map(({ review_state }) => review_state)).toEqual(['new', 'new', 'new']);
  });
});

describe.each(engines)('a swap of a decided pair on %s', (engine) => {
  const on = setUpPairs(engine);
  const { patient, only, decide, caseOf } = on;
  const swap = async (id: number, duplicate: number) => {
    const { version } = await caseOf(duplicate);
    await on.server.change('POST', `cw/case/${id}/swap/`, { as: EDITOR, body: { duplicate, version } });
  };
  const log = async () =>
    (await on.server.get('cw/decision/', { as: EDITOR })).json<{ results: { id: string; kind: string }[] }>()
      .results;
  const undo = async (id: string) =>
    (await on.server.post(`cw/decision/${id}/undo/`, {}, { as: EDITOR })).json();

  it.each([[[]], [['swap']]])(
    'leaves the pair to be undone from the log, after undoing %j',
    async (first) => {
      const [low = 0, high = 0] = await patient();
      await decide(await only(), { decision: 'same_patient', kept: low });
      await swap(low, high);
      for (const kind of [...first, 'pair']) {
        const decision = (await log()).find((one) => one.kind === kind)!;
        expect(await undo(decision.id)).toMatchObject({ left: [] });
      }
      for (const id of [low, high]) expect((await caseOf(id)).duplicate_of).toBeNull();
      expect(await on.list()).toMatchObject({ proposed: 1 });
    },
  );
});
