import { engines } from '../../support/test-store';
import { setUpCases } from '../case-setup';
import { VITI_LEVU } from '../samples';
import { threadCalls } from './thread-setup';

describe.each(engines)('the task of a case on %s', (engine) => {
  const on = setUpCases(engine);
  const { read, task, found, note } = threadCalls(() => on.server);
  const counted = async (as = 'cases_editor') =>
    (await on.server.get('a/work/cases-mine/', { as })).json<{ count: number; urgent: boolean }>();

  it('has an assignee of the country, a due day and what it waits for, each changed alone', async () => {
    const id = await on.send();
    const self = await on.server.accountId('cases_editor');
    expect((await read(id)).task).toEqual({
      case_id: id,
      assignee: null,
      due: null,
      waiting_for: null,
      version: 1,
    });
    expect((await task(id, { assignee: self })).json()).toMatchObject({
      assignee: { id: self, name: 'Demo Cases Editor' },
    });
    expect((await task(id, { due: '2026-03-20' }, 2)).json()).toMatchObject({ version: 3 });
    const whole = await task(id, { waiting_for: 'laboratory' }, 3);
    expect(whole.json()).toMatchObject({
      assignee: { id: self },
      due: '2026-03-20',
      waiting_for: 'laboratory',
    });
    expect((await task(id, { waiting_for: 'laboratory' }, 4)).json()).toMatchObject({ version: 4 });
    expect((await task(id, { due: null }, 2)).json()).toMatchObject({
      code: 'conflict',
      current: { version: 4 },
    });
  });

  it('refuses assignees of other countries, days that do not exist, and editors of other countries', async () => {
    const id = await on.send();
    const fiji = await on.server.accountId('cases_editor.fj');
    expect((await task(id, { assignee: fiji })).json()).toMatchObject({ fields: { assignee: 'unknown_id' } });
    expect((await task(id, { due: '2026-02-30' })).json()).toMatchObject({ fields: { due: 'date_invalid' } });
    expect((await task(id, { due: '2026-03-20' }, 1, 'cases_editor.fj')).statusCode).toBe(403);
  });

  it('filters the list and stands in its rows', async () => {
    const [first, second, third] = [await on.send(), await on.send(), await on.send()];
    const self = await on.server.accountId('cases_editor');
    await task(first, { assignee: self, due: '2026-03-20' });
    await task(second, { due: '2026-04-02', waiting_for: 'reporter' });
    for (const [query, ids] of [
      [`assignee=${self}`, [first]],
      ['assignee=none', [third, second]],
      ['assignee=any', [first]],
      ['due=2026-03', [first]],
      ['due=2026-03-21..', [second]],
      ['due=..2026-03-31,none', [third, first]],
      ['waiting_for=reporter,laboratory', [second]],
      ['waiting_for=none', [third, first]],
      ['mine=true', [first]],
      ['mine=false', [third, second]],
    ] as const)
      expect([query, await found(query)]).toEqual([query, ids]);
    const page = await on.server.get('cw/case/?columns=assignee,due,waiting_for', { as: 'cases_editor' });
    expect(page.json().results).toMatchObject([
      { assignee: null, due: null, waiting_for: null },
      { assignee: null, due: '2026-04-02', waiting_for: 'reporter' },
      { assignee: { id: self, name: 'Demo Cases Editor' }, due: '2026-03-20', waiting_for: null },
    ]);
  });

  it('counts on home what is mine, urgent from the due day on at the place', async () => {
    const id = await on.send();
    const abroad = await on.send({ case_location_id: VITI_LEVU });
    const admin = await on.server.accountId('admin');
    expect(await counted()).toEqual({ count: 0, urgent: false });
    await task(id, { assignee: await on.server.accountId('cases_editor'), due: '2026-03-16' });
    await note(abroad, { mentions: [admin] }, 'cases_editor.fj');
    expect(await counted('admin')).toMatchObject({ count: 1, urgent: false });
    // 20:02 UTC on the 15th is still the 15th in Tahiti.
    expect(await counted()).toMatchObject({ count: 1, urgent: false });
    on.server.clock.pass(14 * 3600);
    expect(await counted()).toMatchObject({ count: 1, urgent: true });
  });

  it('is no part of an export, and moves neither the case nor what the public reads', async () => {
    const id = await on.send();
    const state = async () => [
      (await on.server.get(`cw/case/${id}/`, { as: 'cases_editor' })).json(),
      (await on.server.get('cw/caselist/?format=json&chunk=0')).body,
      (await on.server.get('a/check/case/?after=1970-01-01')).json().results,
      (await on.server.get('cw/summary/')).body,
    ];
    const before = await state();
    await task(id, { due: '2026-03-20', waiting_for: 'other' });
    await note(id, { text: 'MARKER-note' });
    expect(await state()).toEqual(before);
    const whole = await on.server.post(
      'cw/case/export/',
      { format: 'data', language: 'en_US' },
      { as: 'cases_editor' },
    );
    expect(whole.body).not.toMatch(/assignee|waiting_for|MARKER-note|2026-03-20/);
    const asked = { format: 'csv', language: 'en_US', columns: ['id', 'due'] };
    expect((await on.server.post('cw/case/export/', asked, { as: 'cases_editor' })).statusCode).toBe(400);
  });
});
