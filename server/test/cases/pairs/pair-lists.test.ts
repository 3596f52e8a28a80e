import type { PairItem, PairPage } from '@ciguawatch/shared/api/schemas/pairs';
import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { engines } from '../../support/test-store';
import { NUKU_HIVA, report, TAHITI, VITI_LEVU } from '../samples';
import { EDITOR, setUpPairs } from './pair-setup';

describe.each(engines)('lists of pairs on %s', (engine) => {
  const on = setUpPairs(engine);
  const { send, meal, patient, list, decide } = on;

  it('are counted for home, urgent while a patient may be counted twice this month', async () => {
    const count = async (as = EDITOR) => (await on.server.get('a/work/pairs-proposed/', { as })).json();
    await meal();
    await list();
    expect(await count()).toMatchObject({ count: 1, urgent: false });
    await patient();
    await list();
    expect(await count()).toMatchObject({ urgent: true });
    expect(await count('cases_editor.fj')).toEqual({ count: 0, urgent: false });
    on.server.clock.set('2026-05-01T20:00:00Z');
    expect(await count()).toMatchObject({ urgent: false });
  });

  it('offer the cases that a case may be linked to: proposed ones, or by number, day and island', async () => {
    const [low = 0, high = 0] = await meal();
    const far = await send(report({ case_location_id: NUKU_HIVA, case_eventtime: '2026-01-10T12:00' }));
    await send(report({ case_location_id: VITI_LEVU }), 'admin');
    const ask = async (query = '') =>
      (await on.server.get(`cw/case/${low}/linkable/${query}`, { as: EDITOR })).json<
        { id: number; kind: string }[]
      >();
    expect(await ask()).toMatchObject([{ id: high, kind: 'meal' }]);
    expect((await ask('?date=2026-01-10')).map(({ id }) => id)).toEqual([far]);
    expect((await ask(`?island=${TAHITI}`)).map(({ id }) => id)).toEqual([high]);
    expect((await ask(`?number=${far}`)).map(({ id }) => id)).toEqual([far]);
    expect(await ask('?date=2026-01-10&island=69')).toEqual([]);
    const others = await on.server.get(`cw/case/${low}/linkable/`, { as: 'cases_editor.fj' });
    expect(others.statusCode).toBe(403);
  });

  it('page through decisions, the newest first', async () => {
    await meal();
    await meal({ case_location_id: NUKU_HIVA, case_geom: null });
    for (const pair of (await list()).results) {
      on.server.clock.pass(60);
      await decide(pair, { decision: 'unrelated' });
    }
    const [newest, older] = (await list('refused')).results as [PairItem, PairItem];
    expect(Date.parse(newest.decided_at ?? '')).toBeGreaterThan(Date.parse(older.decided_at ?? ''));
    const next = await on.server.get(`cw/pair/?list=refused&after=${newest.id}`, { as: EDITOR });
    expect(next.json<PairPage>().results.map(({ id }) => id)).toEqual([older.id]);
  });

  it('are counted up to 200 in a list, which can still be read to its end', async () => {
    for (let n = 0; n < 21; n += 1) await send(report({ case_eventtime: `2026-01-${10 + n}` }));
    await sql`insert into case_pair (low, high, country, probability, decision, decided_at)
      select a.id, b.id, a.case_country, 0, 'unrelated', now() - a.id * interval '1 minute' - b.id * interval '1 second'
      from case_report a join case_report b on b.id > a.id
      on conflict (low, high) do update set decision = excluded.decision, decided_at = excluded.decided_at`.execute(
      byHand(on.server.store),
    );
    const found = new Set<number>();
    let page = await list('refused');
    expect(page).toMatchObject({ refused: 201, accepted: 0, more: true });
    for (let asked = 1; asked < 9; asked += 1) {
      for (const { id } of page.results) found.add(id);
      if (!page.more) break;
      const last = page.results.at(-1) as PairItem;
      page = (await on.server.get(`cw/pair/?list=refused&after=${last.id}`, { as: EDITOR })).json<PairPage>();
    }
    expect([found.size, page.results.length]).toEqual([210, 10]);
  });
});
