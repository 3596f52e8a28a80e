import { sql } from 'kysely';
import { byHand } from '../../support/by-hand';
import { TestServer } from '../../support/harness';
import { engines } from '../../support/test-store';
import { TAHITI } from '../samples';

describe.each(engines)('the list of alerts on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());

  const list = async (query: string) =>
    (await server.get(`cw/alert/${query}`, { as: 'cases_editor' })).json();

  it('is read page by page, none lost and none twice, while others are raised and decided', async () => {
    const raise = (from: number, until: number, at: string) =>
      sql`insert into alert (key, rule, island, country, from_date, until_date, observed, raised_at)
        select 'k' || n, 'month', ${TAHITI}, 4, '2026-03-01', '2026-03-31', 6, ${at}::timestamptz
        from generate_series(${from}::int, ${until}::int) n`.execute(byHand(server.store));
    // Many alerts with the same time, so that the time alone does not order them.
    await raise(1, 40, '2026-03-30T08:00:00Z');
    await raise(41, 60, '2026-03-31T08:00:00Z');
    const told: number[] = [];
    for (let more = true; more; ) {
      const after = told.at(-1) === undefined ? '' : `&after=${told.at(-1)}`;
      const { results, page_size } = await list(`?state=open${after}`);
      told.push(...results.map(({ id }: { id: number }) => id));
      more = results.length === page_size;
      await raise(100 + told.length, 102 + told.length, '2026-04-01T08:00:00Z');
      const body = { state: 'discarded', note: 'x' };
      for (const id of told.slice(-2))
        await server.change('PATCH', `cw/alert/${id}/`, { as: 'cases_editor', body });
    }
    expect(told).toEqual([...Array.from({ length: 60 }, (_, at) => 60 - at)]);
    expect((await server.get('cw/alert/?after=9999', { as: 'cases_editor' })).json().fields).toEqual({
      after: 'unknown_id',
    });
  });
});
