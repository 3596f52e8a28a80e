import type { BulletinAlert } from '@ciguawatch/shared/api/schemas/alert';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { RAPA, TAHITI } from '../samples';
import { setUpAlerts } from './alert-setup';

const OCTOBER = { country: 4, year: 2026, month: 10 };

describe.each(engines)('the alerts of a bulletin on %s', (engine) => {
  const { on, sendEach, look, decide: write } = setUpAlerts(engine, '2026-11-24T20:00:00Z');
  /** Sends six October cases on each island, which exceed the threshold and raise an alert each. */
  const outbreaks = async (...islands: number[]) => {
    for (const case_location_id of islands)
      await sendEach(
        [1, 2, 3, 4, 5, 6].map((date) => ({ case_location_id, case_eventtime: `2026-10-0${date}T12:00` })),
      );
    expect(await look()).toBe(islands.length);
  };
  const decide = (id: number, state: string, note: string) => write({ state, note }, { id });
  const read = async (kind = 'internal', month = 10) =>
    (
      await on.server.get(`cw/monthly/?country=4&year=2026&month=${month}&kind=${kind}`, {
        as: 'cases_editor',
      })
    ).json();
  const printed = async (kind?: string, month?: number): Promise<BulletinAlert[]> =>
    (await read(kind, month)).content.alerts;

  it('are those of the log: late ones too, a discarded one for the laboratory alone', async () => {
    await outbreaks(TAHITI, RAPA);
    await decide(1, 'verified', 'One boat.');
    await decide(2, 'discarded', 'Told twice.');
    const islands = (await printed()).map(({ island, state, counted, note }) => [
      island,
      state,
      counted,
      note,
    ]);
    expect(islands).toHaveLength(2);
    expect(islands).toEqual(
      expect.arrayContaining([
        [expect.any(Number), 'verified', 6, 'One boat.'],
        [expect.any(Number), 'discarded', 6, 'Told twice.'],
      ]),
    );
    expect((await printed('distribution')).map(({ id, state }) => [id, state])).toEqual([[1, 'verified']]);
    expect(await printed('internal', 9)).toEqual([]);
    expect(await printed('internal', 11)).toEqual([]);
  });

  it('count the cases that the log counts', async () => {
    await outbreaks(TAHITI);
    await sql`update case_report set review_state = 'rejected'
      where id in (select id from case_report order by id limit 2)`.execute(byHand(on.server.store));
    const [listed] = (await on.server.get('cw/alert/', { as: 'cases_editor' })).json().results;
    expect([listed.counted, (await printed())[0]?.counted]).toEqual([4, 4]);
  });

  it('appear in each period that their window overlaps', async () => {
    await sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values ('k', 'rolling', ${TAHITI}, 4, '2026-09-20', '2026-10-19', 6, now())`.execute(
      byHand(on.server.store),
    );
    expect(await printed('internal', 8)).toEqual([]);
    for (const month of [9, 10])
      expect(await printed('internal', month)).toMatchObject([{ rule: 'rolling' }]);
    expect(await printed('internal', 11)).toEqual([]);
  });

  it('of the pooled signal are printed in the last month of its year alone', async () => {
    await sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values ('k', 'pooled', ${TAHITI}, 4, '2025-10-20', '2026-10-19', 6, now())`.execute(
      byHand(on.server.store),
    );
    for (const [month, rules] of [
      [8, []],
      [10, [{ rule: 'pooled' }]],
    ] as const)
      expect(await printed('internal', month)).toMatchObject(rules);
  });

  it('of a large meal are distributed once verified, and say nothing of the outbreaks of the island', async () => {
    const verdicts = async () =>
      (await on.server.get('cw/summary/?country=4'))
        .json()
        .outbreaks.map(({ verdict }: { verdict: string }) => verdict);
    await sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
      values ('k', 'large_meal', ${RAPA}, 4, '2026-11-10', '2026-11-10', 30, now())`.execute(
      byHand(on.server.store),
    );
    await sendEach(
      [1, 2, 3, 4, 5, 6].map((date) => ({
        ...{ case_location_id: RAPA, case_eventtime: `2026-11-0${date}T12:00` },
      })),
    );
    expect(await printed('internal', 11)).toMatchObject([{ rule: 'large_meal', observed: 30 }]);
    expect(await printed('distribution', 11)).toEqual([]);
    expect(await verdicts()).toEqual(['open']);
    await decide(1, 'verified', 'A wedding.');
    expect(await printed('distribution', 11)).toMatchObject([{ rule: 'large_meal', state: 'verified' }]);
    expect(await verdicts()).toEqual(['open']);
  });

  it('stay unchanged in an issued copy, except for an erased note', async () => {
    await outbreaks(TAHITI);
    await decide(1, 'verified', 'Hina was ill.');
    const { digest } = await read();
    await decide(1, 'verified', 'Hina was very ill.');
    const issue = (of: string) =>
      on.server.post(
        'cw/monthly/issue/',
        { ...OCTOBER, kind: 'internal', digest: of },
        { as: 'cases_editor' },
      );
    expect((await issue(digest)).statusCode).toBe(409);
    const { id } = (await issue((await read()).digest)).json();
    await decide(1, 'discarded', 'Two families.');
    const copy = async () =>
      (await on.server.get(`cw/monthly/issue/${id}/`, { as: 'cases_editor' })).json().content.alerts;
    const before = await copy();
    expect(before).toMatchObject([{ id: 1, state: 'verified', counted: 6, note: 'Hina was very ill.' }]);
    const write = (change: object) =>
      sql`update report_issue set content = jsonb_set(content::jsonb, '{alerts}', ${JSON.stringify([
        { ...before[0], ...change },
      ])}::jsonb)::text`.execute(byHand(on.server.store));
    for (const change of [{ note: 'Another.' }, { note: null, counted: 7 }, { state: 'discarded' }])
      await expect(write(change)).rejects.toThrow('An issued report cannot be changed');
    const trail = (await on.server.get('a/audit/?kind=alert&id=1', { as: 'cases_editor' })).json();
    const line = trail.find(
      ({ after }: { after: { note?: string } }) => after?.note === 'Hina was very ill.',
    );
    const body = { line: line.id, field: 'note', reason: 'The family asked' };
    expect((await on.server.post('cw/alert/1/redact/', body, { as: 'cases_editor' })).statusCode).toBe(200);
    expect(await copy()).toEqual([{ ...before[0], note: null }]);
    expect((await printed())[0]).toMatchObject({ state: 'discarded', note: 'Two families.' });
  });
});
