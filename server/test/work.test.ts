import { sql } from 'kysely';
import { setUpCases } from './cases/case-setup';
import { NUKU_HIVA, report, TAHITI, VITI_LEVU } from './cases/samples';
import { byHand } from './support/by-hand';
import { engines } from './support/test-store';

describe.each(engines)('what waits on %s', (engine) => {
  const on = setUpCases(engine, '2026-03-31T20:00:00Z');

  const send = async (times: number, part: Parameters<typeof report>[0] = {}) => {
    for (let n = 0; n < times; n += 1) {
      on.server.clock.pass(30);
      const response = await on.server.post('cw/pcase/create/', report(part), { as: 'cases_editor' });
      expect(response.statusCode).toBe(201);
    }
  };
  const ask = async (counter: string, as: string) =>
    (await on.server.get(`a/work/${counter}/`, { as })).json<{ count: number; urgent: boolean }>();
  const change = (state: string) =>
    sql`update case_report set review_state = ${state} where id = (select min(id) from case_report)`.execute(
      byHand(on.server.store),
    );

  it('is counted in the countries of the account, as the list counts it', async () => {
    await send(2);
    await send(1, { case_location_id: VITI_LEVU });
    expect(await ask('new-cases', 'cases_editor')).toMatchObject({ count: 2, urgent: false });
    expect(await ask('new-cases', 'cases_editor.fj')).toMatchObject({ count: 1, urgent: false });
    expect(await ask('new-cases', 'admin')).toMatchObject({ count: 3, urgent: false });
    const list = await on.server.get('cw/case/?review_state=new&count=true', { as: 'cases_editor' });
    expect(list.json()).toMatchObject({ count: { n: 2, more: false } });
    await change('reviewed');
    expect((await ask('new-cases', 'cases_editor')).count).toBe(1);
    await sql`update case_report set deleted_at = now()`.execute(byHand(on.server.store));
    expect((await ask('new-cases', 'admin')).count).toBe(0);
  });

  it('is urgent when an unread case belongs to an outbreak of the current month', async () => {
    await send(5);
    await send(3, { case_location_id: NUKU_HIVA });
    expect((await ask('new-cases', 'cases_editor')).urgent).toBe(false);
    await send(1);
    expect((await ask('new-cases', 'cases_editor')).urgent).toBe(true);
    expect((await ask('new-cases', 'cases_editor.fj')).urgent).toBe(false);
    await sql`update case_report set review_state = 'reviewed' where case_island = ${TAHITI}`.execute(
      byHand(on.server.store),
    );
    expect(await ask('new-cases', 'cases_editor')).toMatchObject({ count: 3, urgent: false });
  });

  it('takes the month of the country: on the 31st in Tahiti it is the 1st in Fiji', async () => {
    await send(6, { case_location_id: VITI_LEVU, case_eventtime: '2026-03-10' });
    // 20:00 UTC on 31 March is 08:00 on 1 April in Fiji, where March is over.
    expect(await ask('new-cases', 'cases_editor.fj')).toMatchObject({ count: 6, urgent: false });
    await send(6, { case_eventtime: '2026-03-10' });
    expect((await ask('new-cases', 'cases_editor')).urgent).toBe(true);
  });

  it('says since when the oldest piece waits, and of nothing nothing', async () => {
    const oldest = async (counter: string) =>
      (await on.server.get(`a/work/${counter}/`, { as: 'cases_editor' })).json<{ since?: string }>().since;
    expect(await oldest('new-cases')).toBeUndefined();
    await send(1);
    const first = new Date(on.server.clock.now()).toISOString();
    on.server.clock.pass(3 * 86_400);
    await send(1);
    expect(await oldest('new-cases')).toBe(first);
    await change('to_review');
    expect(await oldest('cases-to-review')).toBe(first);
    expect(await oldest('new-cases')).toBe(new Date(on.server.clock.now()).toISOString());
  });

  it('counts suspicious reports separately, urgent as long as there is one', async () => {
    expect(await ask('cases-to-review', 'cases_editor')).toEqual({ count: 0, urgent: false });
    await send(2);
    await change('to_review');
    expect(await ask('cases-to-review', 'cases_editor')).toMatchObject({ count: 1, urgent: true });
    expect(await ask('new-cases', 'cases_editor')).toMatchObject({ count: 1, urgent: false });
    expect(await ask('cases-to-review', 'cases_editor.fj')).toEqual({ count: 0, urgent: false });
  });

  it('is nothing for an editor without a country', async () => {
    await send(1);
    await byHand(on.server.store).deleteFrom('user_country').execute();
    for (const counter of ['new-cases', 'cases-to-review'])
      expect(await ask(counter, 'cases_editor')).toEqual({ count: 0, urgent: false });
    await on.server.reset();
  });

  it('is for the role, and never cached', async () => {
    const counters = on.server.app.calls.filter((call) => call.route.startsWith('a/work/'));
    expect(counters.length).toBeGreaterThan(1);
    for (const { route } of counters) {
      const response = await on.server.get(route, { as: 'admin' });
      expect(response.json()).toMatchObject({ count: expect.any(Number), urgent: expect.any(Boolean) });
      expect(response.headers['cache-control']).toBe('private, no-store');
    }
    expect((await on.server.get('a/work/new-cases/', { as: 'moderator' })).statusCode).toBe(403);
    expect((await on.server.get('a/work/new-cases/')).statusCode).toBe(401);
  });
});
