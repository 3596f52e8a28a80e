import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { RAPA, TAHITI } from '../samples';
import { setUpAlerts } from './alert-setup';

describe.each(engines)('alerts on %s', (engine) => {
  const { on, send, look, observe, list, decide } = setUpAlerts(engine, '2026-03-31T20:00:00Z');
  const mails = async () =>
    (await on.server.store.read.selectFrom('mail_outbox').selectAll().orderBy('id').execute()).map(
      ({ recipient, subject, body }) => ({ recipient, subject, body }),
    );

  it('the sixth report of a month raises one alert, mailed once; the seventh none', async () => {
    await send(5);
    expect(await look()).toBe(0);
    await send(1);
    expect(await look()).toBe(1);
    const [mail, ...others] = await mails();
    // Two accounts manage French Polynesia: its editor and the administrator.
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
    // All demo accounts have the same password, so its hash can be reused.
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

  it('a mail names the rule, the observed and usual numbers and where to look, in the reader’s language', async () => {
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
    expect(admin?.body).toContain('Usual: none over the last 36 months.');
    expect(admin?.body).toMatch(/https?:\/\/[^ ]+\/ciguawatch\/case\/alerts\?alert=1\n/);
    expect(admin?.body).not.toMatch(/\{\{(?!portal)|undefined/);
    expect(editor?.subject).toBe('Alerte\u00a0: Tahiti, mars 2026');
    expect(editor?.body).toContain('Observé\u00a0: 6 cas dans le mois, pour un seuil de plus de 5.');
    expect(editor?.body).not.toMatch(/\{\{(?!portal)|undefined/);
  });

  it('the third report where none is usual raises one by what is usual; the sixth extends it, mailed once', async () => {
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
    expect((await decide({ state: 'verified', note: 'Two families.' }, { version: 1 })).statusCode).toBe(200);
    await send(3, { case_location_id: RAPA });
    expect(await look()).toBe(1);
    expect((await list()).results.map(({ rule }: { rule: string }) => rule)).toEqual(['month', 'pooled']);
  });

  it('several servers raise it once', async () => {
    await send(6);
    const raised = await Promise.all([look(), look(), look(), look()]);
    expect(raised.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await mails()).toHaveLength(2);
    expect((await list()).count).toBe(1);
  });

  it('also for reports that come while servers check', async () => {
    await send(4);
    const [first, second, third] = await Promise.all([send(2), look(), look()]);
    expect(first).toHaveLength(2);
    expect(second + third + (await look())).toBe(1);
    expect(await mails()).toHaveLength(2);
  });

  if (engine === 'postgres')
    it('a server that checks while another has not finished raises none again', async () => {
      const waiting = async (count: number) => {
        for (;;) {
          const { rows } = await sql<{ n: number }>`
            select count(distinct pid)::int as n from pg_locks where not granted`.execute(
            on.server.store.admin.read,
          );
          if ((rows[0]?.n ?? 0) >= count) return;
        }
      };
      await send(6);
      let go = () => {};
      const gate = new Promise<void>((resolve) => {
        go = resolve;
      });
      // A locked mail table stops the first server after it has made the alert, before others can see it.
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

  it('a report held for review raises none until it is reviewed; one excluded and restored raises none again', async () => {
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

  it('neither does a duplicate nor a deleted one; a restored case does', async () => {
    const ids = await send(7);
    await sql`update case_report set duplicate_of = ${ids[0]} where id = ${ids[6]}`.execute(
      byHand(on.server.store),
    );
    await on.server.change('DELETE', `cw/case/${ids[5]}/`, { as: 'cases_editor' });
    expect(await look()).toBe(0);
    await on.server.change('POST', `cw/case/${ids[5]}/restore/`, { as: 'cases_editor' });
    expect(await look()).toBe(1);
  });

  it('linked cases count, and so does one that is moved to the island', async () => {
    const ids = await send(5);
    const [moved] = await send(1, { case_location_id: RAPA });
    await sql`update case_report set match_event = ${String(ids[0])} where id = any(${ids.slice(1)}::int[])`.execute(
      byHand(on.server.store),
    );
    expect(await look()).toBe(0);
    const change = { case_location_id: TAHITI };
    const asked = await on.server.change('PATCH', `cw/case/${moved}/`, { as: 'cases_editor', body: change });
    // The move shows more of the case, so a second person approves it.
    const { id } = asked.json().current;
    const body = { status: 'approved' };
    await on.server.change('POST', `a/approval/${id}/decide/`, { as: 'users_manager', body });
    expect(await look()).toBe(1);
  });

  it('reports of another month raise none; 30 days across its end do, once', async () => {
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
});
