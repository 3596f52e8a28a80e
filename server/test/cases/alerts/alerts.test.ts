import type { AlertReplay } from '@ciguawatch/shared/api/schemas/alert';
import { sql } from 'kysely';
import { raiseDue } from '../../../src/features/alerts/raise';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { RAPA, report, TAHITI, VITI_LEVU } from '../samples';

type Part = Parameters<typeof report>[0];

describe.each(engines)('alerts on %s', (engine) => {
  const on = setUpCases(engine, '2026-03-31T20:00:00Z', async (server) => {
    await sql`truncate alert, alert_case, alert_due, mail_outbox, coverage restart identity cascade`.execute(
      byHand(server.store),
    );
  });

  const send = async (times: number, part: Part = {}): Promise<number[]> => {
    const ids: number[] = [];
    for (let n = 0; n < times; n += 1) {
      on.server.clock.pass(30);
      const response = await on.server.post('cw/pcase/create/', report(part), { as: 'cases_editor' });
      expect(response.statusCode).toBe(201);
      ids.push(response.json<{ id: number }>().id);
    }
    return ids;
  };
  const look = () => raiseDue(on.server.deps);
  const mails = async () =>
    (await on.server.store.read.selectFrom('mail_outbox').selectAll().orderBy('id').execute()).map(
      ({ recipient, subject, body }) => ({ recipient, subject, body }),
    );
  /** The island was watched for three years. */
  const observe = () =>
    sql`insert into coverage (source, country, from_month) values ('report', 4, '2007-01-01')`.execute(
      byHand(on.server.store),
    );
  const list = async (as = 'cases_editor', query = '') =>
    (await on.server.get(`cw/alert/${query}`, { as })).json();
  const decide = (body: object, version?: number, as = 'cases_editor') =>
    on.server.change('PATCH', 'cw/alert/1/', {
      as,
      body,
      ...(version && { headers: { 'if-match': `"${version}"` } }),
    });

  it('the sixth report of a month raises one alert, told once; the seventh none', async () => {
    await send(5);
    expect(await look()).toBe(0);
    await send(1);
    expect(await look()).toBe(1);
    const [mail, ...others] = await mails();
    // Two manage French Polynesia: its editor and the administrator.
    expect(others).toHaveLength(1);
    expect(mail).toMatchObject({ recipient: expect.stringMatching(/^(admin|cases_editor)@/) });
    await send(1);
    expect(await look()).toBe(0);
    expect(await mails()).toHaveLength(2);
    expect((await list()).results).toMatchObject([
      {
        rule: 'month',
        island: TAHITI,
        from: '2026-03-01',
        until: '2026-03-31',
        observed: 6,
        counted: 7,
        mailed: 2,
      },
    ]);
  });

  it('nobody is mailed who was invited and has not chosen a password', async () => {
    // All demo accounts have the same password.
    const choose = (hash: unknown) =>
      sql`update app_user set password_hash = ${hash} where email = 'admin@demo.example'`.execute(
        byHand(on.server.store),
      );
    const { password_hash: chosen } = await on.server.store.read
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', 'cases_editor@demo.example')
      .executeTakeFirstOrThrow();
    await choose(null);
    try {
      await send(6);
      expect(await look()).toBe(1);
    } finally {
      await choose(chosen);
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['cases_editor@demo.example']);
  });

  it('a mail says the rule, what was seen, what is usual and where to look, in the language of its reader', async () => {
    await observe();
    const speak = (language: string, account: string) =>
      sql`update app_user set language = ${language} where email = ${`${account}@demo.example`}`.execute(
        byHand(on.server.store),
      );
    await speak('en_US', 'admin');
    await speak('fr_FR', 'cases_editor');
    await send(6);
    await look();
    const [admin, editor] = (await mails()).sort((a, b) => a.recipient.localeCompare(b.recipient));
    expect(admin?.subject).toBe('Alert: Tahiti, March 2026');
    expect(admin?.body).toContain('Rule: more than 5 cases of one month on one island.');
    expect(admin?.body).toContain('Seen: 6 cases in the month, for a threshold of more than 5.');
    expect(admin?.body).toContain('Usual: 0 a month over the last 36 months.');
    expect(admin?.body).toMatch(/https?:\/\/[^ ]+\/ciguawatch\/case\/alerts\?alert=1\n/);
    expect(admin?.body).not.toMatch(/\{\{|undefined/);
    expect(editor?.subject).toBe('Alerte\u00a0: Tahiti, mars 2026');
    expect(editor?.body).toContain('Observé\u00a0: 6 cas dans le mois, pour un seuil de plus de 5.');
    expect(editor?.body).not.toMatch(/\{\{|undefined/);
  });

  it('the third report where none is usual raises one by the own history; the sixth extends it, told once', async () => {
    await observe();
    await send(2, { case_location_id: RAPA });
    expect(await look()).toBe(0);
    await send(1, { case_location_id: RAPA });
    expect(await look()).toBe(1);
    await send(2, { case_location_id: RAPA });
    expect(await look()).toBe(0);
    expect(await mails()).toHaveLength(2);
    await send(1, { case_location_id: RAPA });
    expect(await look()).toBe(1);
    await send(3, { case_location_id: RAPA });
    expect(await look()).toBe(0);
    expect((await list()).results).toMatchObject([
      { id: 1, rule: 'month', observed: 6, counted: 9, version: 2 },
    ]);
    expect(await mails()).toHaveLength(4);
    const { cases } = (await on.server.get('cw/alert/1/', { as: 'cases_editor' })).json();
    expect(new Set(cases.map(({ id }: { id: number }) => id)).size).toBe(9);
    expect(cases).toHaveLength(9);
  });

  it('the sixth raises a second one when the first was decided', async () => {
    await observe();
    await send(3, { case_location_id: RAPA });
    await look();
    expect((await decide({ state: 'verified', note: 'Two families.' }, 1)).statusCode).toBe(200);
    await send(3, { case_location_id: RAPA });
    expect(await look()).toBe(1);
    expect((await list()).results.map(({ rule }: { rule: string }) => rule)).toEqual(['month', 'history']);
  });

  it('any number of servers raise it once', async () => {
    await send(6);
    const raised = await Promise.all([look(), look(), look(), look()]);
    expect(raised.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect((await list()).count).toBe(1);
  });

  it('also reports that come while servers look', async () => {
    await send(4);
    const [first, second, third] = await Promise.all([send(2), look(), look()]);
    expect(first).toHaveLength(2);
    expect(second + third + (await look())).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  if (engine === 'postgres')
    it('a on.server that looks while another has not ended raises none again', async () => {
      const waiting = async (count: number) => {
        for (;;) {
          const { rows } = await sql<{ n: number }>`
            select count(distinct pid)::int as n from pg_locks where not granted`.execute(
            on.server.store.aside.read,
          );
          if ((rows[0]?.n ?? 0) >= count) return;
        }
      };
      await send(6);
      let go = () => {};
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      // Nobody writes a mail for now: the first on.server stands still with its alert made and not yet seen.
      const held = on.server.store.tx(async (trx) => {
        await sql`lock table mail_outbox in exclusive mode`.execute(trx);
        await gate;
      });
      const first = look();
      await waiting(1);
      await send(1);
      const second = look();
      await waiting(2);
      go();
      await held;
      expect((await first) + (await second)).toBe(1);
      expect((await list()).results).toMatchObject([{ observed: 6, counted: 7 }]);
      expect(await mails()).toHaveLength(2);
    });

  it('a flagged report raises none until it is reviewed; one that is set aside and taken back raises none again', async () => {
    const ids = await send(6);
    await sql`update case_report set review_state = 'to_review' where id = ${ids[5]}`.execute(
      byHand(on.server.store),
    );
    expect(await look()).toBe(0);
    const review = (review_state: string) =>
      on.server.change('PATCH', `cw/case/${ids[5]}/`, {
        as: 'cases_editor',
        body: { review_state, reason: 'Vu' },
      });
    expect((await review('reviewed')).statusCode).toBe(200);
    expect(await look()).toBe(1);
    for (const state of ['rejected', 'reviewed', 'to_review', 'reviewed']) {
      await review(state);
      expect(await look()).toBe(0);
    }
    expect(await mails()).toHaveLength(2);
  });

  it.each(['rejected', 'withdrawn'])('a report that is %s raises none', async (state) => {
    const ids = await send(6);
    await sql`update case_report set review_state = ${state} where id = ${ids[0]}`.execute(
      byHand(on.server.store),
    );
    expect(await look()).toBe(0);
  });

  it('neither does a duplicate nor a deleted one; a deleted case that comes back does', async () => {
    const ids = await send(7);
    await sql`update case_report set duplicate_of = ${ids[0]} where id = ${ids[6]}`.execute(
      byHand(on.server.store),
    );
    await on.server.change('DELETE', `cw/case/${ids[5]}/`, { as: 'cases_editor' });
    expect(await look()).toBe(0);
    await on.server.change('POST', `cw/case/${ids[5]}/restore/`, { as: 'cases_editor' });
    expect(await look()).toBe(1);
  });

  it('matched cases count, and so does one that is moved to the island', async () => {
    const ids = await send(5);
    const [moved] = await send(1, { case_location_id: RAPA });
    await sql`update case_report set match_event = ${String(ids[0])} where id = any(${ids.slice(1)}::int[])`.execute(
      byHand(on.server.store),
    );
    expect(await look()).toBe(0);
    const change = { case_location_id: TAHITI };
    const asked = await on.server.change('PATCH', `cw/case/${moved}/`, { as: 'cases_editor', body: change });
    // It shows more of the case there: a second person agrees.
    const { id } = asked.json().current;
    const body = { status: 'approved' };
    await on.server.change('POST', `a/approval/${id}/decide/`, { as: 'users_manager', body });
    expect(await look()).toBe(1);
  });

  it('reports of another month raise none; across its end 30 days do, once', async () => {
    on.server.clock.set('2026-03-12T20:00:00Z');
    await send(3, { case_eventtime: '2026-02-20' });
    await send(3);
    expect(await look()).toBe(1);
    expect((await list()).results).toMatchObject([
      { rule: 'rolling', from: '2026-02-11', until: '2026-03-12', observed: 6 },
    ]);
    on.server.clock.set('2026-03-14T20:00:00Z');
    await send(2);
    expect(await look()).toBe(0);
  });

  it('is seen and decided by those who manage the country only, in no cache', async () => {
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
    expect((await decide(body, 1, 'cases_editor.fj')).json().code).toBe('country_forbidden');
    const history = await on.server.get('a/audit/?kind=alert&id=1', { as: 'cases_editor.fj' });
    expect(history.json()).toEqual([]);
  });

  it('each ends with a note, which may be changed; the trail keeps both', async () => {
    await send(6);
    await look();
    for (const note of ['', '  ']) expect((await decide({ state: 'verified', note })).statusCode).toBe(400);
    expect((await decide({ state: 'open', note: 'x' })).statusCode).toBe(400);
    expect((await decide({ state: 'verified', note: ' Fare was called. ' }, 1)).json()).toMatchObject({
      state: 'verified',
      note: 'Fare was called.',
      version: 2,
      decided_by: expect.any(String),
    });
    await decide({ state: 'discarded', note: 'Two told twice.' }, 2);
    const trail = (await on.server.get('a/audit/?kind=alert&id=1', { as: 'cases_editor' })).json();
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['discard', 'verify', 'raise']);
    expect(trail[0].before).toEqual({ state: 'verified', note: 'Fare was called.' });
    expect(await list('cases_editor', '?state=open')).toMatchObject({ count: 0, states: { discarded: 1 } });
    expect((await list('cases_editor', '?note=TOLD')).count).toBe(1);
    expect((await list('cases_editor', '?note=%25')).count).toBe(0);
  });

  it('of two decisions at once one holds and the other is notified', async () => {
    await send(6);
    await look();
    const responses = await Promise.all([
      decide({ state: 'verified', note: 'a' }, 1),
      decide({ state: 'discarded', note: 'b' }, 1, 'admin'),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = responses.find(({ statusCode }) => statusCode === 409)?.json();
    const held = responses.find(({ statusCode }) => statusCode === 200)?.json();
    expect(refused).toMatchObject({ code: 'conflict', current: { state: held.state, note: held.note } });
  });

  it('after one that was discarded, six others raise the next', async () => {
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
    expect(detail).toMatchObject({ counted: 3, rules: [{ rule: 'month', observed: 3 }, {}, {}] });
    const told = detail.cases.map(({ raised, counted }: Record<string, boolean>) => [raised, counted]);
    expect(told).toHaveLength(8);
    expect(told.filter(([, counted]: boolean[]) => counted)).toEqual([
      [false, true],
      [true, true],
      [true, true],
    ]);
  });

  it('shows its cases, its months and what the three rules say', async () => {
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
    expect(detail.months.at(-1)).toMatchObject({ year: 2026, month: 3, count: 6 });
    expect(detail.rules).toMatchObject([
      { rule: 'month', said: 'here', observed: 6 },
      { rule: 'rolling', said: 'same_cases', observed: 6 },
      { rule: 'history', said: 'same_cases', observed: 6, expected: 0 },
    ]);
    expect(detail.aside).toEqual({ to_review: 1, duplicates: 0 });
  });

  it('past years are replayed, of a country and of one island', async () => {
    await observe();
    await send(7, { case_location_id: RAPA, case_eventtime: '2025-06-10' });
    const all = (await on.server.get('cw/alert/replay/', { as: 'cases_editor' })).json();
    expect(all.alerts).toMatchObject([
      { rule: 'month', island: RAPA, at: '2025-06-10', observed: 7 },
      { rule: 'rolling', observed: 7 },
      { rule: 'history', observed: 7, expected: 0 },
    ]);
    expect(all.from).toEqual({ year: 2025, month: 6 });
    expect(all.months).toEqual([]);
    const one = (await on.server.get(`cw/alert/replay/?island=${RAPA}`, { as: 'cases_editor' })).json();
    expect(one.months).toHaveLength(10);
    expect(one.months[0]).toEqual({ year: 2025, month: 6, count: 7, observed: true, expected: 0, least: 3 });
    expect(one.months[1].expected).toBeCloseTo(7 / 36, 10);
    // What was reported is kept, until a case of the island changes.
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
    expect(await ask('cases_editor')).toEqual({ count: 1, urgent: true });
    expect(await ask('admin')).toEqual({ count: 2, urgent: true });
    on.server.clock.pass(8 * 24 * 60 * 60);
    expect(await ask('cases_editor')).toEqual({ count: 1, urgent: false });
    const [{ id }] = (await list()).results;
    await on.server.change('PATCH', `cw/alert/${id}/`, {
      as: 'cases_editor',
      body: { state: 'verified', note: 'x' },
    });
    expect(await ask('cases_editor')).toEqual({ count: 0, urgent: false });
  });
});
