import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { outcomeText } from '../../src/features/open-data/command/outcome-text';
import { askForRelease, requestsFolder, takeAnswer } from '../../src/features/open-data/command/requests';
import { openDataJobs } from '../../src/features/open-data/jobs';
import { makeRelease } from '../../src/features/open-data/make-release';
import { emptyCases, RAPA, report, TAHITI } from '../cases/samples';
import { wordsOf } from '../plain/browser';
import { deployTexts } from '../plain/portal-texts';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

describe.each(engines)('releases of open data on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start(
      {
        LIMIT_REPORT_ADDRESS: '1000',
        PUBLISHER_NAME: 'Laboratory & Sons',
        PUBLIC_URL: 'https://portal.test',
      },
      engine,
    );
    deployTexts(server);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    await server.reset();
    await emptyCases(server.store);
    server.clock.set('2026-02-20T00:00:00Z');
  });

  const send = async (part: Parameters<typeof report>[0], times = 1) => {
    for (let at = 0; at < times; at++) {
      const { statusCode } = await server.post('cw/pcase/create/', report(part));
      expect(statusCode).toBe(201);
    }
  };
  const make = (again = false) => makeRelease(server.deps, again);
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  const file = async (version: string, name: string) => (await get(`/open-data/${version}/${name}`)).body;
  const rows = async (version: string, name: string) =>
    (await file(version, name))
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','));
  /** Reports of a release, as place, month, number and mark. */
  const counted = async (version: string) =>
    (await rows(version, 'reports.csv')).map(([place, , , year, month, number, kept]) =>
      [place, `${year}-${month}`, number, kept].join(' '),
    );

  it('count public reports by place and month, until the end of the last settled quarter', async () => {
    await send({ case_eventtime: '2025-11-03' }, 2);
    await send({ case_eventtime: '2025-11-20', case_location_id: RAPA });
    // Of a month that is not settled, held for review, and of another database.
    await send({ case_eventtime: '2026-01-05' });
    await send({ case_eventtime: '2025-11-03', website: 'spam' });
    await send({ case_eventtime: '2025-12-03' });
    await sql`update case_report set source = 'haedat' where case_eventmonth = 12`.execute(
      byHand(server.store),
    );
    expect(await make()).toEqual({ version: '2025.4' });
    expect(await counted('2025.4')).toEqual([`${TAHITI} 2025-11 2 false`, `${RAPA} 2025-11 1 false`]);
    expect(await rows('2025.4', 'totals.csv')).toEqual([['PYF', '2025', '3', 'false']]);
  });

  it('are made once a quarter, and again by command only where something changed', async () => {
    expect(await make()).toEqual({ why: 'no reports' });
    await send({ case_eventtime: '2025-11-03' });
    expect(await make()).toEqual({ version: '2025.4' });
    expect(await make()).toEqual({ why: 'released' });
    expect(await make(true)).toEqual({ why: 'unchanged' });
    await send({ case_eventtime: '2025-11-03' }, 5);
    expect(await make()).toEqual({ why: 'released' });
    expect(await make(true)).toEqual({ version: '2025.4.1' });
    expect(await counted('2025.4.1')).toEqual([`${TAHITI} 2025-11 6 false`]);
    server.clock.set('2026-05-16T00:00:00Z');
    expect(await make()).toEqual({ version: '2026.1' });
  });

  it('keep a number that would change by one to four, mark it, and add up what they show', async () => {
    await send({ case_eventtime: '2025-11-03' }, 3);
    await make();
    await send({ case_eventtime: '2025-11-04' }, 2);
    await send({ case_eventtime: '2025-12-04', case_location_id: RAPA });
    expect(await make(true)).toEqual({ version: '2025.4.1' });
    expect(await counted('2025.4.1')).toEqual([`${TAHITI} 2025-11 3 true`]);
    expect(await rows('2025.4.1', 'totals.csv')).toEqual([['PYF', '2025', '3', 'true']]);
    const changes = await file('2025.4.1', 'CHANGES.md');
    expect(changes).toContain('would change by one to four: 2.');
    expect(await counted('2025.4')).toEqual([`${TAHITI} 2025-11 3 false`]);
    // All are withdrawn: a change to nothing would be one by three.
    await emptyCases(server.store);
    expect(await make(true)).toEqual({ why: 'unchanged' });
  });

  it('cannot be changed or deleted', async () => {
    await send({ case_eventtime: '2025-11-03' });
    await make();
    for (const statement of [
      sql`update open_data_release set version = 'x'`,
      sql`delete from open_data_release`,
    ])
      await expect(statement.execute(byHand(server.store))).rejects.toThrow('cannot be changed');
  });

  it('are one zip with its digests, the same for the same data', async () => {
    await send({ case_eventtime: '2025-11-03' });
    await make();
    const zip = await get('/open-data/2025.4/ciguatera-open-data-2025.4.zip');
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const files = unzipSync(zip.rawPayload);
    const sums = Buffer.from(files.SHA256SUMS ?? [])
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('  '));
    expect(sums.map(([, name]) => name).sort()).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'SHA256SUMS')
        .sort(),
    );
    for (const [sum, name = ''] of sums)
      expect(createHash('sha256').update(files[name]!).digest('hex')).toBe(sum);
    const { body } = await get('/open-data');
    expect(body).toContain(createHash('sha256').update(zip.rawPayload).digest('hex'));
    // The same reports stored in another order, under the same clock.
    await server.reset();
    await send({ case_eventtime: '2025-11-03' });
    await make();
    const second = await get('/open-data/2025.4/ciguatera-open-data-2025.4.zip');
    expect(second.rawPayload.equals(zip.rawPayload)).toBe(true);
  });

  it('have a page with the way to cite them, and answers for what there is not', async () => {
    expect(wordsOf((await get('/open-data?lang=en')).body)).toContain('There is no release yet');
    await send({ case_eventtime: '2025-11-03' }, 2);
    await make();
    const english = wordsOf((await get('/open-data?lang=en')).body);
    expect(english).toContain(
      'Laboratory & Sons (2026). Ciguatera reports in the Pacific (2025.4) [Data set]. https://portal.test/open-data#v2025.4',
    );
    expect(english).toContain('2 reported cases until December 2025.');
    expect(wordsOf((await get('/open-data?lang=fr')).body)).toContain(
      '2 cas déclarés jusqu’en décembre 2025.',
    );
    for (const address of ['/open-data/2025.3/reports.csv', '/open-data/2025.4/none.csv', '/open-data/gone'])
      expect((await get(address)).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://portal.test/open-data</loc>');
    expect((await get('/plain/stats?lang=en')).body).toContain('href="/open-data?lang=en"');
  });

  it('are made by the running server when the command asks for it', async () => {
    await send({ case_eventtime: '2025-11-03' });
    const folder = requestsFolder(server.folder);
    const asked = openDataJobs(server.deps).find(({ name }) => name === 'open-data-asked');
    const id = await askForRelease(folder);
    expect(await takeAnswer(folder, id)).toBeNull();
    await asked?.run();
    expect(await takeAnswer(folder, id)).toBe('Released 2025.4: https://portal.test/open-data#v2025.4');
    expect(await takeAnswer(folder, id)).toBeNull();
    expect(outcomeText({ why: 'unchanged' }, '')).toMatch(/Nothing has changed/);
  });
});
