import type { CaseRows } from '@ciguawatch/shared/api/schemas/case-list';
import type { CaseFlags } from '@ciguawatch/shared/api/schemas/desk/flags';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { coded, guestOf, TAHITI, VITI_LEVU } from '../samples';

const DOUBTFUL = { sympt_fever: true, history: '2', history_nb: 3 } as const;

describe.each(engines)('flags of a case on %s', (engine) => {
  const on = setUpCases(engine);
  const flags = async (id: number) =>
    (await on.server.get(`cw/case/${id}/flags/`, { as: 'cases_editor' })).json<CaseFlags>().flags;
  const look = (id: number, body: object, as = 'cases_editor') =>
    on.server.post(`cw/case/${id}/flags/`, body, { as });
  const listed = async (query = '') =>
    (await on.server.get(`cw/case/?columns=flags${query}`, { as: 'cases_editor' })).json<CaseRows>().results;
  const change = async (id: number, body: object) => {
    const changed = await on.server.change('PATCH', `cw/case/${id}/`, { as: 'cases_editor', body });
    expect(changed.statusCode).toBe(200);
  };
  const first = async (id: number, name: string) => {
    const found = (await flags(id)).find(({ flag }) => flag === name);
    if (!found) throw new Error(`${name} is not raised`);
    return found;
  };

  it('are computed when it is read, in drawer and list, and remove nothing', async () => {
    const id = await on.send({ ...DOUBTFUL, case_location_id: TAHITI });
    const quiet = await on.send({ sympt_tinglings: '2' });
    const names = ['fever', 'history_contradicts', 'nothing_answered'];
    expect((await flags(id)).map(({ flag, ended }) => [flag, ended])).toEqual(
      names.map((name) => [name, null]),
    );
    const rows = await listed('&sort=id&count=true');
    expect(rows.map((row) => [row.id, row.flags])).toEqual([
      [id, names],
      [quiet, []],
    ]);
    const counted = await listed('&counting=counted');
    expect(counted.map((row) => row.id).sort()).toEqual([id, quiet].sort());
  });

  it('are ended one by one by who looked, which is in the trail and can be taken back', async () => {
    const id = await on.send(DOUBTFUL);
    const { facts } = await first(id, 'fever');
    const at = new Date(on.server.clock.now()).toISOString();
    const ended = await look(id, { flag: 'fever', facts, right: true });
    expect(ended.json<CaseFlags>().flags[0]).toEqual({
      ...{ flag: 'fever', facts },
      ended: { by: 'Demo Cases Editor', at },
    });
    await look(id, { flag: 'fever', facts, right: true });
    expect((await listed())[0]?.flags).toEqual(['history_contradicts', 'nothing_answered']);
    const back = await look(id, { flag: 'fever', facts, right: false });
    expect(back.json<CaseFlags>().flags[0]?.ended).toBeNull();
    const trail = await on.server.store.read
      .selectFrom('audit')
      .select(['user_id', 'before', 'after'])
      .where('object_id', '=', String(id))
      .where('action', '=', 'update')
      .orderBy('id')
      .execute();
    const user_id = await on.server.accountId('cases_editor');
    expect(trail).toEqual([
      { user_id, before: { flag_right: null }, after: { flag_right: 'fever' } },
      { user_id, before: { flag_right: 'fever' }, after: { flag_right: null } },
    ]);
  });

  it('return when the facts they rest on change, and stay ended when others do', async () => {
    const id = await on.send({ ...DOUBTFUL, age: 30 });
    const { facts } = await first(id, 'history_contradicts');
    await look(id, { flag: 'history_contradicts', facts, right: true });
    await change(id, { age: 31, sympt_fever: false });
    expect((await first(id, 'history_contradicts')).ended).not.toBeNull();
    await change(id, { history_nb: 4 });
    expect((await first(id, 'history_contradicts')).ended).toBeNull();
    // What was looked at before is not what is shown now.
    const late = await look(id, { flag: 'history_contradicts', facts, right: true });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    expect(late.json<{ current: CaseFlags }>().current.flags).toEqual(await flags(id));
  });

  it('read the meal, the fish and when it was told', async () => {
    const meal = coded({ mass_poisoning: true, mass_poisoning_nb: 2, case_eventtime: '2025-03-10' });
    const id = await on.send(meal);
    expect((await flags(id)).map(({ flag }) => flag)).toEqual(['nothing_answered', 'told_late']);
    await on.send(guestOf(meal, { sympt_tinglings: '1' }));
    await on.send(guestOf(meal, { sympt_tinglings: '1' }));
    await sql`update specie set family = 'Istiophoridae' where id = 22`.execute(byHand(on.server.store));
    await change(id, { specie_id: 22 });
    expect((await flags(id)).map(({ flag }) => flag)).toEqual([
      ...['meal_contradicts', 'nothing_answered', 'product_not_of_the_reef', 'told_late'],
    ]);
  });

  it('say nothing of the missing answers of an event, nor of when it was told', async () => {
    const id = await on.send({ case_eventtime: '2024-03-10' });
    expect((await flags(id)).map(({ flag }) => flag)).toEqual(['nothing_answered', 'told_late']);
    await sql`update case_report set source = 'haedat' where id = ${id}`.execute(byHand(on.server.store));
    expect(await flags(id)).toEqual([]);
  });

  it('are for editors of the country only', async () => {
    const fiji = await on.send({ ...DOUBTFUL, case_location_id: VITI_LEVU });
    const refused = await on.server.get(`cw/case/${fiji}/flags/`, { as: 'cases_editor' });
    expect(refused.statusCode).toBe(403);
    const body = { flag: 'fever', facts: 'x', right: true };
    expect((await look(fiji, body)).statusCode).toBe(403);
    expect((await look(fiji, body, 'algae_editor')).statusCode).toBe(403);
    expect((await look(fiji, { ...body, flag: 'wrong' })).statusCode).toBe(400);
  });
});
