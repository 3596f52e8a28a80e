import type { IssuedReport, MonthlyReport, ReportKind } from '@ciguawatch/shared/api/schemas/monthly/monthly';
import type { ReportPeriod } from '@ciguawatch/shared/domain/monthly/monthly-period';
import { sql } from 'kysely';
import { setUpCases } from './cases/case-setup';
import { afterStep, coded, RAPA, report } from './cases/samples';
import { byHand } from './support/by-hand';
import { engines } from './support/test-store';

const OCTOBER: ReportPeriod = { country: 4, year: 2026, month: 10 };
const AS = { as: 'cases_editor' };

describe.each(engines)('what a bulletin tells around its counts, on %s', (engine) => {
  const on = setUpCases(engine, '2026-11-05T20:00:00Z', async (server) => {
    await sql`truncate report_issue restart identity cascade`.execute(byHand(server.store));
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('post').execute();
      await trx.updateTable('country').set({ report_delay: null, report_delay_until: null }).execute();
    });
  });
  const read = async (
    kind: ReportKind = 'internal',
    period: ReportPeriod = OCTOBER,
  ): Promise<MonthlyReport> => {
    const { country, year, month } = period;
    const address = `cw/monthly/?country=${country}&year=${year}&kind=${kind}${month ? `&month=${month}` : ''}`;
    return (await on.server.get(address, AS)).json();
  };
  const content = async (kind?: ReportKind, period?: ReportPeriod) => (await read(kind, period)).content;
  const at = (day: number, more: object = {}) =>
    report({ case_eventtime: `2026-10-${String(day).padStart(2, '0')}T12:00`, ...more });
  const send = (day: number, more: object = {}) => on.send({}, () => at(day, more));
  const issue = async (kind: ReportKind = 'internal'): Promise<number> => {
    const { digest } = await read(kind);
    const made = await on.server.post('cw/monthly/issue/', { ...OCTOBER, kind, digest }, AS);
    expect(made.statusCode).toBe(201);
    return made.json().id;
  };
  const issued = async (id: number) =>
    (await on.server.get(`cw/monthly/issue/${id}/`, AS)).json<IssuedReport>().content;

  it('hospital stays, deaths and completeness of the period are told to the laboratory alone', async () => {
    await send(3, { profile: '1', hospitalised: true, intensive_care: true, died: false, age: 30 });
    await send(4, { profile: '1', hospitalised: false });
    await send(5);
    await on.send({}, () =>
      report({ case_eventtime: '2026-09-30T12:00', profile: '1', hospitalised: true, died: true }),
    );
    const gone = await send(6, { profile: '1', hospitalised: true });
    await byHand(on.server.store)
      .updateTable('case_report')
      .set({ review_state: 'rejected' })
      .where('id', '=', gone)
      .execute();
    const { outcome } = await content();
    expect(outcome).toMatchObject({
      reports: 3,
      hospitalised: { yes: 1, answered: 2 },
      intensive: { yes: 1, answered: 2 },
      died: { yes: 0, answered: 1 },
    });
    expect(outcome?.complete).toContainEqual({ field: 'age', answered: 1 });
    expect(await content('distribution')).not.toHaveProperty('outcome');
    expect(await content('internal', { ...OCTOBER, month: 8 })).not.toHaveProperty('outcome');
  });

  const addPosts = () =>
    on.server.store.tx(async (trx) => {
      const rows = ['Rikitea', 'Rapa', 'Hao'].map((name, i) => ({
        ...{ country: 4, island: [106, RAPA, 158][i] as number, name, contact: '', email: 'a@b.example' },
        ...{ sms: null, language: 'fr_FR', rhythm: 'weekly', starts: '2026-09-01', ends: null },
        ...{
          version: 1,
          uuid: `00000000-0000-4000-8000-00000000000${i}`,
          body_hash: '',
          created_at: new Date(),
        },
      }));
      const made = await trx
        .insertInto('post')
        .values(rows as never)
        .returning('id')
        .execute();
      const ids = made.map(({ id }) => id);
      // The week from 28 September belongs to October, by its Thursday, and the one from 21 September does not.
      const weeks = [
        [ids[0], '2026-09-21', '2026-09-27', true],
        [ids[0], '2026-10-05', '2026-10-11', false],
        [ids[1], '2026-09-28', '2026-10-04', true],
        [ids[2], '2026-10-12', '2026-10-18', false],
      ] as const;
      for (const [post_id, first, last, isAnswered] of weeks)
        await trx
          .insertInto('post_period')
          .values({
            ...{ post_id, first, last, asked_at: new Date('2026-10-19T17:00:00Z') },
            answered_at: isAnswered ? new Date('2026-10-20T00:00:00Z') : null,
          } as never)
          .execute();
      return ids as [number, number, number];
    });

  it('names the posts that answered nothing, to the laboratory alone; a case of the island is an answer', async () => {
    const ids = await addPosts();
    expect((await content()).posts).toEqual({
      expected: 3,
      answered: 1,
      silent: [
        { id: ids[0], name: 'Rikitea' },
        { id: ids[2], name: 'Hao' },
      ],
    });
    await send(13, { case_location_id: 158 });
    expect((await content()).posts).toMatchObject({ answered: 2, silent: [{ name: 'Rikitea' }] });
    const distributed = await read('distribution');
    expect(distributed.content).not.toHaveProperty('posts');
    expect(JSON.stringify(distributed)).not.toContain('Rikitea');
    expect(await content('internal', { ...OCTOBER, month: 8 })).not.toHaveProperty('posts');
  });

  it('the rights desk takes the name of a post out of the editions that print it', async () => {
    const [rikitea] = await addPosts();
    const edition = await issue();
    const erased = await on.server.post(
      'cw/person/erase/',
      { text: 'Rikitea', keys: [`post:${rikitea}`] },
      AS,
    );
    expect(erased.statusCode).toBe(200);
    expect((await issued(edition)).posts?.silent.map(({ name }) => name)).toEqual([null, 'Hao']);
    const change = byHand(on.server.store)
      .updateTable('report_issue')
      .set({ content: sql<string>`replace(content, 'Hao', 'Rapa')` })
      .execute();
    await expect(change).rejects.toThrow('cannot be changed');
  });

  it('says which months still wait for reports, by the median delay where it is known', async () => {
    expect((await content('distribution')).arrival).toEqual({
      months: [{ year: 2026, month: 10 }],
      delay: null,
    });
    await byHand(on.server.store)
      .updateTable('country')
      .set({ report_delay: 5 })
      .where('id', '=', 4)
      .execute();
    expect((await content()).arrival).toEqual({ months: [{ year: 2026, month: 10 }], delay: 5 });
    const edition = await issue();
    on.server.clock.set('2026-11-07T20:00:00Z');
    expect(await content()).not.toHaveProperty('arrival');
    expect((await issued(edition)).arrival).toEqual({ months: [{ year: 2026, month: 10 }], delay: 5 });
    // Months of a running year that have not begun are not waited for.
    const running = { ...OCTOBER, month: null };
    expect((await content('internal', running)).arrival?.months).toEqual([{ year: 2026, month: 11 }]);
  });

  it('tells who is still ill from 20 answers on, as of the end of the period', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 24; i += 1)
      ids.push(await on.send({}, () => coded({ case_eventtime: '2026-10-02T12:00' })));
    await afterStep(on.server.store);
    const answer = (id: number, feels: string) =>
      on.server.post(
        `cw/case/${id}/recovery/`,
        { due: 15, feels, felt: [], gone_since: null, brought_back: [], agreed: true },
        AS,
      );
    on.server.clock.set('2026-10-19T20:00:00Z');
    for (const [i, id] of ids.slice(0, 19).entries()) await answer(id, i < 8 ? 'little' : 'gone');
    on.server.clock.set('2026-11-20T20:00:00Z');
    expect(await content()).not.toHaveProperty('recovery');
    await answer(ids[19] as number, 'gone');
    on.server.clock.set('2026-12-05T20:00:00Z');
    // The twentieth answer came after the end of October.
    expect(await content()).not.toHaveProperty('recovery');
    // Four had a receipt, and nobody asked them.
    const told = { due: 15, asked: 20, answered: 20, ill: 8 };
    for (const kind of ['internal', 'distribution'] as const)
      expect((await content(kind, { ...OCTOBER, month: 11 })).recovery?.dates).toMatchObject([told]);
  });
});
