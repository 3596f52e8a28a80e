import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import { sql } from 'kysely';
import { deployTexts } from '../../plain/portal-texts';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { RAPA, TAHITI, VITI_LEVU } from '../samples';
import { setUpAlerts } from './alert-setup';

describe.each(engines)('the log of alerts on %s', (engine) => {
  const { on, send, look, observe, list, decide } = setUpAlerts(engine, '2026-03-31T20:00:00Z');

  it('is read and decided only by those who manage the country, and not cached', async () => {
    await send(6);
    await look();
    for (const path of ['cw/alert/', 'cw/alert/1/', 'cw/alert/replay/']) {
      const response = await on.server.get(path, { as: 'cases_editor' });
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect((await on.server.get(path, { as: 'moderator' })).statusCode).toBe(403);
    }
    expect((await list('cases_editor.fj')).count).toBe(0);
    for (const path of ['cw/alert/1/', 'cw/alert/replay/?country=4', `cw/alert/replay/?island=${TAHITI}`]) {
      expect((await on.server.get(path, { as: 'cases_editor.fj' })).json().code).toBe('country_forbidden');
    }
    const body = { state: 'verified', note: 'x' };
    expect((await decide(body, { version: 1, as: 'cases_editor.fj' })).json().code).toBe('country_forbidden');
    const history = await on.server.get('a/audit/?kind=alert&id=1', { as: 'cases_editor.fj' });
    expect(history.json()).toEqual([]);
  });

  it('each is closed with a note, which may be changed; the trail keeps both', async () => {
    await send(6);
    await look();
    for (const note of ['', '  ']) expect((await decide({ state: 'verified', note })).statusCode).toBe(400);
    expect((await decide({ state: 'open', note: 'x' })).statusCode).toBe(400);
    expect(
      (await decide({ state: 'verified', note: ' Fare was called. ' }, { version: 1 })).json(),
    ).toMatchObject({
      state: 'verified',
      note: 'Fare was called.',
      version: 2,
      decided_by: expect.any(String),
    });
    await decide({ state: 'discarded', note: 'Two told twice.' }, { version: 2 });
    const trail = (await on.server.get('a/audit/?kind=alert&id=1', { as: 'cases_editor' })).json();
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['discard', 'verify', 'raise']);
    expect(trail[0].before).toEqual({ state: 'verified', note: 'Fare was called.' });
    expect(await list('cases_editor', '?state=open')).toMatchObject({ count: 0, states: { discarded: 1 } });
    expect((await list('cases_editor', '?note=TOLD')).count).toBe(1);
    expect((await list('cases_editor', '?note=%25')).count).toBe(0);
  });

  it('of two concurrent decisions one holds and the other editor is told', async () => {
    await send(6);
    await look();
    const responses = await Promise.all([
      decide({ state: 'verified', note: 'a' }, { version: 1 }),
      decide({ state: 'discarded', note: 'b' }, { version: 1, as: 'admin' }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    const held = responses.find(({ statusCode }) => statusCode === 200)?.json();
    expect(refused).toMatchObject({ code: 'conflict', current: { state: held.state, note: held.note } });
  });

  it('after a discarded one, six other cases raise the next', async () => {
    await send(6);
    await look();
    await decide({ state: 'discarded', note: 'One meal of one family.' });
    await send(5);
    expect(await look()).toBe(0);
    await send(1);
    expect(await look()).toBe(1);
    expect((await list()).results[0]).toMatchObject({ rule: 'month', observed: 12 });
  });

  it('has its verdict beside the outbreak that everybody sees, as soon as it is given', async () => {
    const verdicts = async () =>
      (await on.server.get('cw/summary/?country=4'))
        .json()
        .outbreaks.map(({ verdict }: { verdict: string }) => verdict);
    await send(6);
    expect(await verdicts()).toEqual(['open']);
    await look();
    expect(await verdicts()).toEqual(['open']);
    await decide({ state: 'discarded', note: 'One family.' });
    expect(await verdicts()).toEqual(['discarded']);
    await decide({ state: 'verified', note: 'Two families.' });
    expect(await verdicts()).toEqual(['verified']);
    deployTexts(on.server);
    const plain = await on.server.app.inject('/plain/?lang=en&country=4');
    expect(plain.body).toContain('Alert verified by the laboratory.');
    await sql`update alert set from_date = '2026-02-01', until_date = '2026-02-28'`.execute(
      byHand(on.server.store),
    );
    await sql`update alert set version = version + 1`.execute(byHand(on.server.store));
    expect(await verdicts()).toEqual(['open']);
  });

  it('has one number of cases, in the list and beside its cases: those that count', async () => {
    const ids = await send(7);
    await look();
    await sql`update case_report set review_state = 'rejected' where id = any(${ids.slice(0, 5)}::int[])`.execute(
      byHand(on.server.store),
    );
    await send(1, { case_eventtime: '2026-03-02' });
    await send(1, { case_eventtime: '2026-02-27' });
    const [one] = (await list()).results;
    expect(one).toMatchObject({ observed: 7, counted: 3 });
    const detail = (await on.server.get('cw/alert/1/', { as: 'cases_editor' })).json();
    expect(detail).toMatchObject({ counted: 3, rules: [{ rule: 'month', observed: 3 }, {}, {}, {}] });
    const told = detail.cases.map(({ raised, counted }: Record<string, boolean>) => [raised, counted]);
    expect(told).toHaveLength(8);
    expect(told.filter(([, counted]: boolean[]) => counted)).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('shows its cases, its months and what the rules say', async () => {
    await observe();
    const ids = await send(6, { mass_poisoning: true, mass_poisoning_nb: 3 });
    await look();
    await send(1);
    await look();
    await sql`update case_report set review_state = 'to_review' where id = ${ids[0]}`.execute(
      byHand(on.server.store),
    );
    const detail = (await on.server.get('cw/alert/1/', { as: 'cases_editor' })).json();
    expect(detail.cases).toHaveLength(7);
    expect(detail.cases[0]).toMatchObject({ id: ids[0], people: 3, raised: true, counted: false });
    expect(detail.cases.filter(({ raised }: { raised: boolean }) => !raised)).toHaveLength(1);
    expect(detail.months).toHaveLength(37);
    expect(detail.months.at(-1)).toMatchObject({ year: 2026, month: 3, count: 6, meals: 6 });
    expect(detail.usual_meals).toBeGreaterThan(0);
    expect(detail.usual_meals).toBeLessThan(0.5);
    expect(detail.rules).toMatchObject([
      { rule: 'month', said: 'here', observed: 6 },
      { rule: 'rolling', said: 'same_cases', observed: 6 },
      { rule: 'pooled', said: 'same_cases', observed: 6 },
      { rule: 'same_fish', said: 'quiet', observed: 0 },
    ]);
    expect(detail.rules).toHaveLength(4);
    expect(detail.aside).toEqual({ to_review: 1, duplicates: 0 });
  });

  it('past years are replayed, of a country and of one island', async () => {
    await observe();
    await send(7, { case_location_id: RAPA, case_eventtime: '2025-06-10' });
    const all = (await on.server.get('cw/alert/replay/', { as: 'cases_editor' })).json();
    expect(all.alerts).toMatchObject([
      { rule: 'month', island: RAPA, at: '2025-06-10', observed: 7 },
      { rule: 'rolling', observed: 7 },
      { rule: 'pooled', days: 30, observed: 7 },
      { rule: 'history', observed: 7, expected: 0 },
    ]);
    expect(all.from).toEqual({ year: 2025, month: 6 });
    expect(all.months).toEqual([]);
    const one = (await on.server.get(`cw/alert/replay/?island=${RAPA}`, { as: 'cases_editor' })).json();
    expect(one.months).toHaveLength(10);
    expect(one.months[0]).toEqual({ year: 2025, month: 6, count: 7, observed: true, expected: 0, least: 3 });
    expect(one.months[1].expected).toBeCloseTo(7 / 36, 10);
    // The replay is cached until a case of the island changes.
    const days = async () =>
      (await on.server.get('cw/alert/replay/', { as: 'cases_editor' }))
        .json<AlertReplay>()
        .alerts.filter(({ rule }) => rule === 'month')
        .map(({ at }) => at);
    expect(await days()).toEqual(['2025-06-10']);
    await send(6, { case_location_id: RAPA, case_eventtime: '2025-09-01' });
    expect(await days()).toEqual(['2025-06-10', '2025-09-01']);
    expect((await on.server.get('cw/alert/replay/?island=999999', { as: 'cases_editor' })).statusCode).toBe(
      400,
    );
  });

  it('open alerts wait for their editors, urgent in the first week', async () => {
    await send(6);
    await send(6, { case_location_id: VITI_LEVU, case_eventtime: '2026-04-01' });
    await look();
    const ask = async (as: string) => (await on.server.get('a/work/alerts-open/', { as })).json();
    expect(await ask('cases_editor')).toMatchObject({ count: 1, urgent: true });
    expect(await ask('admin')).toMatchObject({ count: 2, urgent: true });
    on.server.clock.pass(8 * 24 * 60 * 60);
    expect(await ask('cases_editor')).toMatchObject({ count: 1, urgent: false });
    const [{ id }] = (await list()).results;
    await on.server.change('PATCH', `cw/alert/${id}/`, {
      as: 'cases_editor',
      body: { state: 'verified', note: 'x' },
    });
    expect(await ask('cases_editor')).toEqual({ count: 0, urgent: false });
  });
});
