import { sql } from 'kysely';
import { VITI_LEVU } from './cases/samples';
import { TestServer } from './support/harness';
import { engines } from './support/test-store';

const MANGAREVA = 106;

describe.each(engines)('months that editors mark on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    server.clock.set('2026-11-22T20:00:00Z');
    await server.store.tx(async (trx) => {
      await trx.deleteFrom('coverage').execute();
      await trx
        .insertInto('coverage')
        .values({ source: 'haedat', country: 4, from_month: '2015-01-01', until_month: '2018-12-01' })
        .execute();
    });
  });

  const held = async (as = 'cases_editor') => server.get('cw/coverage/4/', { as });
  const mark = async (
    marks: object[],
    { as = 'cases_editor', country = 4, version }: { as?: string; country?: number; version?: number } = {},
  ) =>
    server.call('PATCH', `cw/coverage/${country}/`, {
      as,
      body: { source: 'haedat', marks },
      headers: { 'if-match': `"${version ?? (await held()).json().version}"` },
    });
  const silent = { island: MANGAREVA, from: '2017-03', until: '2017-05', observed: false };
  const islands = async () =>
    (await server.get('cw/coverage/'))
      .json<{ island: number | null; observed: boolean; from: string; until: string }[]>()
      .filter(({ island }) => island !== null)
      .map(({ island, observed, from, until }) => [island, observed, from, until]);
  const trail = async () =>
    (await server.get('a/audit/log/?kind=coverage', { as: 'cases_editor' })).json().results as {
      object: string;
      before: unknown;
      after: unknown;
    }[];

  it('marks are public at once, name their author and can be undone', async () => {
    const before = (await held()).json<{ version: number }>();
    const marked = await mark([silent]);
    expect([marked.statusCode, marked.json().version]).toEqual([200, before.version + 1]);
    expect(marked.headers['cache-control']).toBe('private, no-store');
    expect(await islands()).toEqual([[MANGAREVA, false, '2017-03', '2017-05']]);
    expect((await trail())[0]).toMatchObject({
      object: 'Mangareva',
      before: { months_silent: [], months_observed: [] },
      after: { source: 'haedat', months_silent: ['2017-03', '2017-04', '2017-05'], months_observed: [] },
    });
    await mark([
      { ...silent, from: '2017-04', until: '2017-04', observed: true },
      { ...silent, from: '2017-05', until: '2017-05', observed: null },
    ]);
    expect(await islands()).toEqual([
      [MANGAREVA, false, '2017-03', '2017-03'],
      [MANGAREVA, true, '2017-04', '2017-04'],
    ]);
    expect((await trail())[0]).toMatchObject({
      before: { months_silent: ['2017-04', '2017-05'] },
      after: { months_silent: [], months_observed: ['2017-04'] },
    });
  });

  it('equal marks change nothing: no new version, no line in the trail', async () => {
    const { version } = (await mark([silent])).json();
    const lines = (await trail()).length;
    expect((await mark([silent])).json().version).toBe(version);
    expect((await trail()).length).toBe(lines);
  });

  it('marks based on an old version are refused with the current coverage', async () => {
    const { version } = (await held()).json();
    await mark([silent]);
    const refused = await mark([{ ...silent, observed: true }], { version });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect(refused.json().current).toMatchObject({ country: 4, version: version + 1 });
    expect(await islands()).toEqual([[MANGAREVA, false, '2017-03', '2017-05']]);
  });

  it('a country counts as silent while all of its islands are, except in the table of editors', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from location where type = 'I' and country = 4`.execute(server.store.read);
    const [spared, ...others] = rows.map(({ id }) => ({
      ...silent,
      island: id,
      from: '2017-04',
      until: '2017-04',
    }));
    const ofCountry = async () => {
      const listed = (await server.get('cw/coverage/')).json<
        { id: number; island: number | null; from: string; until: string }[]
      >();
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      return listed.filter(({ island }) => island === null).map(({ from, until }) => `${from} ${until}`);
    };
    const seen = async () =>
      (
        await server.get('cw/monthly/?country=4&year=2017&month=4&kind=internal', { as: 'cases_editor' })
      ).json().content.figures.observed;
    await mark(others);
    expect([await ofCountry(), await seen()]).toEqual([['2015-01 2018-12'], 'all']);
    await mark([spared as object]);
    expect([await ofCountry(), await seen()]).toEqual([['2015-01 2017-03', '2017-05 2018-12'], 'none']);
    const table = (await held()).json<{ rows: { island: number | null }[] }>().rows;
    expect(table.filter(({ island }) => island === null)).toHaveLength(1);
  });

  it('an editor marks coverage of managed countries only', async () => {
    const other = await mark([silent], { as: 'cases_editor.fj' });
    expect([other.statusCode, other.json().code]).toEqual([403, 'country_forbidden']);
    expect((await held('cases_editor.fj')).statusCode).toBe(403);
    expect((await held('algae_editor')).statusCode).toBe(403);
    expect(await islands()).toEqual([]);
  });

  it.each([
    [{ island: 99_999 }, { island: 'unknown_id' }],
    [{ island: VITI_LEVU }, { island: 'out_of_country' }],
    [{ from: '2017-06' }, { until: 'date_invalid' }],
    [{ until: '2026-12', from: '2026-11' }, { until: 'date_future' }],
    [{ from: '1990-01' }, { until: 'too_large' }],
  ])('name islands of the country and months that have come: %j', async (part, fields) => {
    const refused = await mark([{ ...silent, ...part }]);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, fields]);
    expect(await islands()).toEqual([]);
  });
});
