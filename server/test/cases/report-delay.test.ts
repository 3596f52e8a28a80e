import { LEAST_DELAYS } from '@ciguawatch/shared/domain/statistics/incomplete-months';
import { sql } from 'kysely';
import { Places } from '../../src/features/cases/places';
import { takeWeeklyStep } from '../../src/features/cases/public/weekly-step';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { emptyCases } from './samples';

describe.each(engines)('how long reports take, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await emptyCases(server.store);
    server.clock.set('2026-03-18T20:00:00Z');
    await sql`update country set report_delay = null, report_delay_until = null`.execute(
      byHand(server.store),
    );
  });

  /** Described reports that came on 10 March, each so many days after its meal. */
  const add = (delays: readonly number[], columns: Record<string, unknown> = {}) =>
    sql`insert into case_report (case_country, case_eventdate, case_eventyear, case_eventmonth, created_at, described, source, review_state)
      select 4, date '2026-03-10' - d, 2026, 3, ${columns.at ?? '2026-03-10T22:00:00Z'}::timestamptz, ${columns.described ?? true},
        ${columns.source ?? 'report'}, ${columns.state ?? 'new'}
      from unnest(${[...delays]}::int[]) d`.execute(byHand(server.store));
  const step = () => takeWeeklyStep(server.deps, new Places(server.store));
  const said = async () => (await server.get('cw/summary/?country=4')).json<{ delay?: number }>().delay;
  const many = (days: number, count: number) => Array.from({ length: count }, () => days);

  it('is said from thirty reports on, as the median in whole days', async () => {
    await add(many(2, LEAST_DELAYS - 1));
    await step();
    expect(await said()).toBeUndefined();
    await add([9]);
    server.clock.set('2026-03-23T10:00:00Z');
    await step();
    expect(await said()).toBe(2);
    await add(many(12, 40));
    server.clock.set('2026-03-30T10:00:00Z');
    await step();
    expect(await said()).toBe(12);
  });

  it('stands still between two Mondays of the country', async () => {
    await add(many(4, 30));
    await step();
    expect(await said()).toBe(4);
    await add(many(20, 100));
    await step();
    server.clock.set('2026-03-23T09:59:59Z');
    await step();
    expect(await said()).toBe(4);
    server.clock.set('2026-03-23T10:00:00Z');
    await step();
    expect(await said()).toBe(20);
  });

  it.each([
    ['imports', { source: 'import' }, 3, 7],
    ['reports that wait for review', { state: 'to_review' }, 3, 7],
    ['reports of this week, until it is over', { described: false, at: '2026-03-17T22:00:00Z' }, 3, 10],
    ['reports of years ago', { at: '2024-03-10T22:00:00Z' }, 3, 7],
    ['old records', {}, 181, 7],
  ])('counts no %s', async (_what, columns, days, then) => {
    await add(many(7, 29));
    await add(many(days, 50), columns);
    await step();
    expect(await said()).toBeUndefined();
    await add([7]);
    server.clock.set('2026-03-23T10:00:00Z');
    await step();
    expect(await said()).toBe(then);
  });
});
