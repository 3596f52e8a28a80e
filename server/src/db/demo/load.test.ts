import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { engines, openTestStore } from '../../../test/support/test-store';
import type { Store } from '../store';
import { OUTBREAK_ISLAND } from './demo-rows';
import { loadDemo, removeDemo } from './load';
import { loadDemoSamplings } from './samplings';

describe.each(engines)('the local demonstration on %s', (engine) => {
  let store: Store;
  // Half past midnight on the first of March in Tahiti, already 01:00 in the Marquesas.
  const now = Date.parse('2027-03-01T10:30:00Z');
  beforeAll(async () => {
    store = await openTestStore(engine);
    const start = performance.now();
    await loadDemo(store, now);
    console.info(`demonstration loaded on ${engine} in ${Math.round(performance.now() - start)} ms`);
  });
  afterAll(() => store.close());

  const number = async (query: ReturnType<typeof sql>) =>
    Number(((await query.execute(store.read)).rows[0] as { n: number }).n);

  it('holds the real events and the invented reports, each marked as such', async () => {
    const { rows } =
      await sql`select source, count(*)::int as n from case_report group by 1 order by 1`.execute(store.read);
    expect(rows).toEqual([
      { source: 'demo', n: 800 },
      { source: 'haedat', n: 3968 },
    ]);
  });

  it('a second load adds nothing', async () => {
    await loadDemo(store, now);
    expect(await number(sql`select count(*) as n from case_report`)).toBe(4768);
  });

  it('has one island above the threshold this month, even in its first hour, and nothing in the future', async () => {
    const { rows } = await sql`select case_island, count(*)::int as n from case_report
      where case_eventyear = 2027 and case_eventmonth = 3 group by 1 having count(*) > 5`.execute(store.read);
    expect(rows).toEqual([{ case_island: OUTBREAK_ISLAND, n: 8 }]);
    const late = new Date(now).toISOString();
    expect(
      await number(sql`select count(*) as n from case_report where case_eventtime > ${late} and time_known`),
    ).toBe(0);
    expect(
      await number(sql`select count(*) as n from case_report where created_at > ${late} and source = 'demo'`),
    ).toBe(0);
    expect(
      await number(
        sql`select count(*) as n from case_report where source = 'demo' and case_eventyear < 2023`,
      ),
    ).toBe(0);
  });

  it('follows the published proportions', async () => {
    const share = (condition: string) =>
      number(
        sql`select 100.0 * count(*) filter (where ${sql.raw(condition)}) / count(*) as n from case_report where source = 'demo'`,
      );
    expect(Math.abs((await share(`gender = 'M'`)) - 57.6)).toBeLessThan(5);
    expect(Math.abs((await share(`gsympt_delay in ('2', '3', '4')`)) - 84)).toBeLessThan(4);
    expect(Math.abs((await share(`sympt_tinglings in ('Y', '1', '2', '3')`)) - 86)).toBeLessThan(5);
    expect(Math.abs((await share('mass_poisoning')) - 60)).toBeLessThan(5);
  });

  it('has samplings of every state, once, all of them told to be invented; a deleted one stays deleted', async () => {
    await store.tx((trx) => loadDemoSamplings(trx, now));
    await sql`update tracking set deleted_at = now() where station = 'Mataura'`.execute(byHand(store));
    await store.tx((trx) => loadDemoSamplings(trx, now));
    const { rows } = await sql`select
        case when at_cells_nb = 0 then 'absent' when at_dino_identification then 'toxic'
          when not at_dino_identification then 'harmless' else 'unknown' end as state,
        count(*)::int as n, count(deleted_at)::int as deleted
      from tracking where at_species is not null and data_source like 'Démonstration%' group by 1 order by 1`.execute(
      store.read,
    );
    expect(rows).toEqual([
      { state: 'absent', n: 2, deleted: 0 },
      { state: 'harmless', n: 2, deleted: 0 },
      { state: 'toxic', n: 4, deleted: 0 },
      { state: 'unknown', n: 1, deleted: 1 },
    ]);
  });

  it('demonstration data are removed in production, except real events and people’s own reports', async () => {
    await sql`insert into case_report (source) values ('report')`.execute(byHand(store));
    await sql`insert into tracking (station, at_country) values ('Own', 4)`.execute(byHand(store));
    const [gone] = (
      await sql<{ id: number }>`select id from case_report where source = 'demo' limit 1`.execute(store.read)
    ).rows;
    await removeDemo(store);
    await removeDemo(store);
    const { rows } =
      await sql`select source, count(*)::int as n from case_report group by 1 order by 1`.execute(store.read);
    expect(rows).toEqual([
      { source: 'haedat', n: 3968 },
      { source: 'report', n: 1 },
    ]);
    expect((await sql`select station from tracking`.execute(store.read)).rows).toEqual([{ station: 'Own' }]);
    // The tombstone tells devices to drop their copy.
    expect(
      await number(sql`select count(*) as n from tombstone where kind = 'case' and id = ${gone?.id}`),
    ).toBe(1);
    await sql`delete from case_report where source = 'report'`.execute(byHand(store));
    await loadDemo(store, now);
    expect(await number(sql`select count(*) as n from case_report`)).toBe(4768);
  });

  it('has reports of a second country', async () => {
    expect(await number(sql`select count(*) as n from case_report where case_country = 3`)).toBeGreaterThan(
      0,
    );
  });
});
