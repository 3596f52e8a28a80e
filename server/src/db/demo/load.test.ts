import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { engines, openTestStore } from '../../../test/support/test-store';
import { loadDemoAccounts, removeDemoAccounts } from '../../features/users/demo';
import type { Store } from '../store';
import { OUTBREAK_ISLAND } from './demo-rows';
import { loadDemoLife } from './life/load-life';
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
  const loadYear = () => store.tx((trx) => loadDemoLife(trx, now));
  const found = async (query: ReturnType<typeof sql>) =>
    (await query.execute(store.read)).rows as Record<string, unknown>[];
  const publicRows = () =>
    found(sql`select p.id, p.mark, p.withheld, c.case_class, c.meal_group from public_case p
      join case_report c using (id) order by id`);

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
      { state: 'harmless', n: 29, deleted: 0 },
      { state: 'toxic', n: 31, deleted: 0 },
      { state: 'unknown', n: 1, deleted: 1 },
    ]);
  });

  it('the year is decided in every quarter, in the order of time and never in the future, and no public row changes', async () => {
    const before = await publicRows();
    await loadDemoAccounts(store, async () => 'unused');
    const start = performance.now();
    await loadYear();
    console.info(`a year of decisions on ${engine} in ${Math.round(performance.now() - start)} ms`);
    expect(await publicRows()).toEqual(before);
    const quarters = await found(sql`select kind, count(distinct to_char(at, 'YYYY-Q'))::int as n from audit
      where kind in ('case', 'sample', 'user') group by 1 order by 1`);
    expect(quarters).toEqual([
      { kind: 'case', n: 5 },
      { kind: 'sample', n: 3 },
      { kind: 'user', n: 5 },
    ]);
    const wrong = await found(sql`select id from (
        select id, at, lag(at) over (order by id) as before from audit) line
      where at < before or at > ${new Date(now)}`);
    expect(wrong).toEqual([]);
  });

  it('the year stores no moment that is still to come', async () => {
    // A meal of which nobody knows the hour is stored at noon.
    const moments =
      await found(sql`select c.table_name as of, c.column_name as at from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where t.table_type = 'BASE TABLE' and c.table_schema = current_schema() and c.data_type like 'timestamp%'
        and c.column_name not like '%expires%' and c.column_name <> 'case_eventtime' order by 1, 2`);
    expect(moments.length).toBeGreaterThan(30);
    const late: string[] = [];
    for (const { of, at } of moments as { of: string; at: string }[]) {
      const isLate = sql`select 1 from ${sql.table(of)} where ${sql.ref(at)} > ${new Date(now)} limit 1`;
      if ((await found(isLate)).length > 0) late.push(`${of}.${at}`);
    }
    const months = await found(
      sql`select 1 from report_comment where make_date(year, month, 1) > ${new Date(now)}`,
    );
    expect([late, months]).toEqual([[], []]);
  });

  it('the year fills each list of the operators', async () => {
    const [counts] = await found(sql`select
      (select count(*)::int from decision) as decisions,
      (select count(*)::int from alert where state <> 'open' and decided_by is not null) as alerts,
      (select count(*)::int from case_pair where decision = 'unrelated') as pairs,
      (select count(*)::int from case_pair where decision is null) as open_pairs,
      (select count(*)::int from case_note) as notes, (select count(*)::int from case_task) as tasks,
      (select count(distinct status)::int from revision) as revisions,
      (select count(*)::int from sample) as samples, (select count(*)::int from sample_import) as imported,
      (select count(*)::int from post_period where answered_at is not null) as answers,
      (select count(*)::int from report_comment) as comments,
      (select count(*)::int from translation_override) as texts,
      (select count(distinct status)::int from approval) as approvals,
      (select count(*)::int from sign_in) as sign_ins`);
    for (const [list, n] of Object.entries(counts ?? {}))
      expect([list, n]).toEqual([list, expect.any(Number)]);
    expect(Object.entries(counts ?? {}).filter(([, n]) => Number(n) < 2)).toEqual([]);
  });

  it('a request that was taken back in the year waits for nobody', async () => {
    expect(await number(sql`select count(*) as n from revision where withdrawn_at is not null`)).toBe(1);
    expect(
      await number(
        sql`select count(*) as n from revision where withdrawn_at is not null and status = 'pending'`,
      ),
    ).toBe(0);
  });

  it('the year lets every listed review be taken back: the versions are those of the cases', async () => {
    const items =
      await found(sql`select c.version as stands, i.version, i.was, c.review_state from decision_item i
      join decision d on d.id = i.decision join case_report c on c.id = i.object where d.kind = 'review'`);
    expect(items.length).toBeGreaterThan(5);
    for (const one of items) expect(one).toEqual({ stands: 2, version: 2, was: 1, review_state: 'reviewed' });
  });

  it('the year is not added a second time, nor to a demonstration in use', async () => {
    const count = () => found(sql`select count(*)::int as n from audit`);
    const before = await count();
    await loadYear();
    expect(await count()).toEqual(before);
  });

  it('the year says of each text that it is invented', async () => {
    const texts = await found(sql`select text as said from case_note union all select text from report_comment
      union all select note from alert where note <> '' union all select name from post
      union all select reference from sample_result union all select reason from revision where reason is not null
      union all select reason from approval where reason is not null`);
    expect(texts.length).toBeGreaterThan(20);
    for (const { said } of texts) expect(said).toMatch(/inventé \(demonstration: invented\)$/);
  });

  it('demonstration data are removed in production, except real events and people’s own reports', async () => {
    await sql`insert into case_report (source) values ('report')`.execute(byHand(store));
    await sql`insert into tracking (station, at_country) values ('Own', 4)`.execute(byHand(store));
    const [gone] = (
      await sql<{ id: number }>`select id from case_report where source = 'demo' limit 1`.execute(store.read)
    ).rows;
    await removeDemoAccounts(store);
    await removeDemo(store);
    await removeDemo(store);
    const { rows } =
      await sql`select source, count(*)::int as n from case_report group by 1 order by 1`.execute(store.read);
    expect(rows).toEqual([
      { source: 'haedat', n: 3968 },
      { source: 'report', n: 1 },
    ]);
    expect((await sql`select station from tracking`.execute(store.read)).rows).toEqual([{ station: 'Own' }]);
    const [left] = await found(sql`select
      (select count(*)::int from audit) as lines, (select count(*)::int from decision) as decisions,
      (select count(*)::int from alert) as alerts, (select count(*)::int from case_pair) as pairs,
      (select count(*)::int from revision) as revisions, (select count(*)::int from sample) as samples,
      (select count(*)::int from import) as imports, (select count(*)::int from post) as posts,
      (select count(*)::int from report_comment) as comments, (select count(*)::int from approval) as approvals,
      (select count(*)::int from translation_override) as texts,
      (select count(*)::int from specie where name = 'Lutjanus kasmira' and description is not null) as species`);
    expect(Object.entries(left ?? {}).filter(([, n]) => n !== 0)).toEqual([]);
    await sql`insert into audit (at, kind, object_id, action) values (now(), 'case', '1', 'update')`.execute(
      byHand(store),
    );
    await expect(sql`delete from audit`.execute(byHand(store))).rejects.toThrow('cannot be changed');
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
