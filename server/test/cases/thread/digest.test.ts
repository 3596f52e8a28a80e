import { Places } from '../../../src/features/cases/places';
import { sendDigests } from '../../../src/features/thread/digest/send';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { threadCalls } from './thread-setup';

describe.each(engines)('the morning mail on %s', (engine) => {
  const on = setUpCases(engine, '2026-03-15T20:00:00Z', async ({ store }) => {
    await byHand(store).deleteFrom('mail_outbox').execute();
    await byHand(store).deleteFrom('digest').execute();
    await byHand(store).deleteFrom('person_setting').execute();
  });
  const { task, note } = threadCalls(() => on.server);
  const run = () => sendDigests(on.server.deps, new Places(on.server.store));
  const self = () => on.server.accountId('cases_editor');
  /** Tahiti is ten hours behind UTC. */
  const at = (tahiti: string) =>
    on.server.clock.set(new Date(Date.parse(`${tahiti}Z`) + 10 * 3_600_000).toISOString());
  const mailed = async () =>
    (await on.server.mails()).map(({ recipient, subject, body }) => ({ recipient, subject, body }));

  it('leaves at seven at the place of its reader, once a day, also hours later and from two servers', async () => {
    const id = await on.send();
    await task(id, { assignee: await self(), due: '2026-03-17' });
    at('2026-03-17T06:59');
    expect(await run()).toBe(0);
    at('2026-03-17T07:00');
    expect((await Promise.all([run(), run()])).reduce((a, b) => a + b)).toBe(1);
    at('2026-03-17T18:00');
    expect(await run()).toBe(0);
    at('2026-03-18T15:00');
    expect(await run()).toBe(1);
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual(
      Array(2).fill('cases_editor@demo.example'),
    );
  });

  it('names what is due, newly assigned, mentioned and waiting, with links and nothing of the patient', async () => {
    const [due, assigned, mentioned, waiting, none] = [
      await on.send({ age: 77, gsympt_other_obs: 'MARKER-obs' }),
      await on.send(),
      await on.send(),
      await on.send(),
      await on.send(),
    ];
    const own = await self();
    await task(waiting, { assignee: own, waiting_for: 'laboratory', due: '2026-03-30' });
    await task(due, { assignee: own, due: '2026-03-14' }, 1, 'admin');
    await task(none, { assignee: own });
    await task(assigned, { assignee: own }, 1, 'admin');
    await note(mentioned, { text: 'MARKER-note', mentions: [own] }, 'admin');
    at('2026-03-16T07:00');
    expect(await run()).toBe(1);
    const [mail] = await mailed();
    const parts = (mail?.body ?? '').split('\n\n');
    expect(mail?.subject).toMatch(/4/);
    const ids = parts.map((part) =>
      [...part.matchAll(/case\/report\/(\d+)\?tab=thread$/gm)].map(([, id]) => Number(id)),
    );
    expect(ids.filter((found) => found.length > 0)).toEqual([[due], [assigned], [mentioned], [waiting]]);
    expect(mail?.body).toContain('Demo Administrator');
    expect(mail?.body).not.toMatch(/MARKER|77|null|undefined|\{\{(?!portal)/);
    at('2026-03-17T07:00');
    expect(await run()).toBe(1);
    const [, next] = await mailed();
    expect(next?.body).not.toContain(`case/report/${assigned}?`);
  });

  it('is not sent when nothing waits, to whom switched it off, or of cases of other countries', async () => {
    const id = await on.send();
    at('2026-03-16T07:00');
    expect(await run()).toBe(0);
    await task(id, { assignee: await self(), due: '2026-03-16' });
    await on.server.call('PUT', 'a/setting/morning-mail/', { as: 'cases_editor', body: { value: false } });
    at('2026-03-17T07:00');
    expect(await run()).toBe(0);
    await on.server.call('PUT', 'a/setting/morning-mail/', { as: 'cases_editor', body: { value: true } });
    await byHand(on.server.store).updateTable('case_report').set({ case_country: 3 }).execute();
    at('2026-03-18T07:00');
    expect(await run()).toBe(0);
    await byHand(on.server.store).updateTable('case_report').set({ case_country: 4 }).execute();
    at('2026-03-19T07:00');
    expect(await run()).toBe(1);
  });
});
