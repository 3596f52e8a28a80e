import type { CaseRecovery } from '@ciguawatch/shared/api/schemas/desk/recovery';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { coded, correctionOf, VITI_LEVU } from '../samples';

const ILL = { feels: 'disturbs', felt: ['cold'], gone_since: null, brought_back: ['fish'], agreed: true };
const GONE = { ...ILL, feels: 'gone', gone_since: 'weeks', brought_back: [] };
const DEATH = { ...ILL, due: null, feels: 'died', agreed: false };

describe.each(engines)('answers that an editor records, on %s', (engine) => {
  const on = setUpCases(engine);
  const record = (id: number, body: object, as = 'cases_editor') =>
    on.server.post(`cw/case/${id}/recovery/`, body, { as });
  const read = async (id: number, as = 'cases_editor') =>
    (await on.server.get(`cw/case/${id}/recovery/`, { as })).json<CaseRecovery>();
  const caseOf = (id: number) =>
    on.server.store.read
      .selectFrom('case_report')
      .select(['gsympt_persist', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const trail = (id: number) =>
    on.server.store.read
      .selectFrom('audit')
      .select(['user_id', 'before', 'after'])
      .where('object_id', '=', String(id))
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();

  it('are kept once, with who recorded them, and the trail holds no answer', async () => {
    const id = await on.send();
    on.server.clock.set('2026-04-02T20:00:00Z');
    const dates = [
      { due: 15, on: '2026-03-25', state: 'due' },
      { due: 90, on: '2026-06-08', state: 'coming' },
      { due: 365, on: '2027-03-10', state: 'coming' },
    ];
    expect(await read(id)).toEqual({ answers: [], due: 15, open: true, died: false, dates });
    const sent = await record(id, { ...ILL, due: 15, gone_since: 'weeks' });
    const kept = {
      ...{ due: 15, feels: 'disturbs', felt: ['cold'], gone_since: null, brought_back: ['fish'] },
      ...{ at: '2026-04-02T20:00:00.000Z', recorded: true, by: 'Demo Cases Editor' },
    };
    expect(sent.json()).toEqual({
      ...{ answers: [kept], due: null, open: true, died: false },
      dates: [{ ...dates[0], state: 'answered' }, ...dates.slice(1)],
    });
    expect((await record(id, { ...GONE, due: 15 })).json()).toMatchObject({
      code: 'conflict',
      current: { answers: [kept] },
    });
    const user_id = await on.server.accountId('cases_editor');
    expect(await trail(id)).toEqual([
      { user_id, before: { recovery_due: null }, after: { recovery_due: 15 } },
    ]);
  });

  it('need the agreement of the person, a date that is due, and an editor of the country', async () => {
    const id = await on.send();
    const fiji = await on.send({ case_location_id: VITI_LEVU });
    expect((await record(id, { ...ILL, due: 15 })).json()).toMatchObject({ code: 'conflict' });
    on.server.clock.set('2026-04-02T20:00:00Z');
    expect((await record(id, { ...ILL, due: 15, agreed: false })).json()).toMatchObject({
      fields: { agreed: 'required' },
    });
    expect((await record(id, { ...ILL, due: 90 })).json()).toMatchObject({ code: 'conflict' });
    expect((await record(fiji, { ...ILL, due: 15 })).statusCode).toBe(403);
    expect((await on.server.get(`cw/case/${fiji}/recovery/`, { as: 'cases_editor' })).statusCode).toBe(403);
    expect((await read(id)).answers).toEqual([]);
  });

  it('set persistence beyond three months: a yes for good, a no where nothing was said', async () => {
    const [ill, well, denied] = [
      await on.send({ gsympt_persist: false }),
      await on.send({ gsympt_persist: null }),
      await on.send({ gsympt_persist: true }),
    ];
    on.server.clock.set('2026-04-02T20:00:00Z');
    await record(ill, { ...ILL, due: 15 });
    expect((await caseOf(ill)).gsympt_persist).toBe(false);
    on.server.clock.set('2026-06-20T20:00:00Z');
    const { version } = await caseOf(ill);
    await record(ill, { ...ILL, due: 90 });
    await record(well, { ...GONE, due: 90, gone_since: 'months' });
    await record(denied, { ...GONE, due: 90, gone_since: 'months' });
    expect(await caseOf(ill)).toEqual({ gsympt_persist: true, version: version + 1 });
    expect((await caseOf(well)).gsympt_persist).toBe(false);
    expect((await caseOf(denied)).gsympt_persist).toBe(true);
    expect(await trail(ill)).toContainEqual({
      user_id: await on.server.accountId('cases_editor'),
      before: { gsympt_persist: false },
      after: { gsympt_persist: true },
    });
  });

  it('end with a death, and reach the reports of one receipt', async () => {
    const first = coded();
    const id = await on.send(first, (part) => part);
    const correction = await on.send(correctionOf(first), (part) => part);
    on.server.clock.set('2026-04-02T20:00:00Z');
    await record(correction, { ...ILL, due: 15 });
    expect((await read(id)).answers).toHaveLength(1);
    expect((await record(id, { ...ILL, due: 15 })).json()).toMatchObject({ code: 'conflict' });
    expect((await record(id, DEATH)).json()).toMatchObject({ due: null, open: false, died: true });
    const after = await read(correction);
    expect([after.died, after.answers.map(({ due }) => due)]).toEqual([true, [15]]);
    expect(after.dates.map(({ state }) => state)).toEqual(['answered', 'ended', 'ended']);
    on.server.clock.set('2027-05-01T20:00:00Z');
    expect(await read(id)).toMatchObject({ due: null, open: false });
    expect((await record(id, { ...ILL, due: 365 })).json()).toMatchObject({ code: 'conflict' });
    expect((await record(id, DEATH)).json()).toMatchObject({ code: 'conflict' });
  });

  it('know one death, recorded here or among the answers of the report, and taken back there', async () => {
    const id = await on.send({ profile: '2' });
    const died = async () =>
      (
        await on.server.store.read
          .selectFrom('case_report')
          .select('died')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).died;
    const change = (value: boolean) =>
      on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body: { died: value } });
    on.server.clock.set('2026-04-02T20:00:00Z');
    await record(id, DEATH);
    expect([await died(), (await read(id)).answers]).toEqual([true, []]);
    expect(await trail(id)).toContainEqual({
      user_id: await on.server.accountId('cases_editor'),
      before: { died: null },
      after: { died: true },
    });
    // What was said of a death stands in the way of no other correction.
    const other = await on.server.change('PATCH', `cw/case/${id}/`, {
      ...{ as: 'cases_editor', body: { age: 44 } },
    });
    expect(other.statusCode).toBe(200);
    expect((await change(false)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ due: 15, open: true, died: false });
    expect((await change(true)).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ due: null, open: false, died: true });
    expect((await record(id, { ...ILL, due: 15 })).json()).toMatchObject({ code: 'conflict' });
  });
});
