import { setTimeout as pause } from 'node:timers/promises';
import { DefaultQueryExecutor } from 'kysely';
import { report } from '../cases/samples';
import { engines } from '../support/test-store';
import { type One, read, serversOf } from './servers';

const CHUNK = 'cw/caselist/?format=json&chunk=0';
const PATHS = [
  CHUNK,
  'cw/caselist/?format=packed&chunk=0',
  'cw/location/',
  'cw/location/?format=packed',
  'cw/location/?format=boxes',
  'cw/location/?geom=true',
  'fb/specie/',
  'phenotype/',
  'cw/summary/?country=4',
];

/**
 * Runs `work` while every statement hangs and finally fails.
 * @returns number of statements
 */
async function withoutDatabase(work: () => Promise<unknown>): Promise<number> {
  let end = (): void => undefined;
  const over = new Promise<never>((_done, failed) => {
    end = () => failed(new Error('there was no database'));
  });
  over.catch(() => undefined);
  const asked = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(() => over);
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
    end();
  }
}

describe.each(engines)('public reads on %s', (engine) => {
  let servers: Awaited<ReturnType<typeof serversOf>>;
  let one: One;
  let other: One;
  beforeAll(async () => {
    servers = await serversOf(engine);
    one = servers.all[0] as One;
    other = (servers.all[1] ?? one) as One;
    // Waits for the writes of the start (accounts, places) to settle.
    await pause(50);
  });
  afterAll(() => servers.stop());

  const send = async (server: One): Promise<number> => {
    const response = await fetch(`${server.url}cw/pcase/create/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report()),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { id: number }).id;
  };
  const listed = async (server: One): Promise<number[]> =>
    (JSON.parse((await read(server, CHUNK)).text) as [number][]).map(([id]) => id);

  it('need no statement while nothing is written, whether the client has them or not', async () => {
    // With PostgreSQL versions are cached for a quarter of a second; here until the end of the test.
    const { commits } = one.store;
    if (engine === 'postgres') Object.assign(commits, { alone: true });
    for (const path of PATHS) {
      const first = await read(one, path);
      const tag = first.headers.get('etag') ?? '';
      expect([path, first.status, tag]).toEqual([path, 200, expect.stringMatching(/^W\/"/)]);
      await withoutDatabase(async () => {
        const again = await read(one, path);
        expect([again.status, again.text]).toEqual([200, first.text]);
        const not = await read(one, path, { 'if-none-match': tag });
        expect([path, not.status, not.text]).toEqual([path, 304, '']);
        for (const name of ['x-columns', 'x-chunks', 'cache-control', 'vary', 'x-content-type-options'])
          expect([path, name, not.headers.get(name)]).toEqual([path, name, first.headers.get(name)]);
      });
    }
    // Checks the method: a call that needs the database gets no response.
    const asked = await withoutDatabase(() => Promise.race([read(one, 'fb/specie/22/'), pause(200)]));
    expect(asked).toBeGreaterThan(0);
    Object.assign(commits, { alone: engine === 'pglite' });
  });

  it('show a report to its sender at once', async () => {
    for (let n = 0; n < 5; n += 1) {
      const id = await send(one);
      expect(await listed(one)).toContain(id);
    }
  });

  it('show it at the other server within a quarter of a second', async () => {
    await listed(other);
    const id = await send(one);
    await pause(250);
    expect(await listed(other)).toContain(id);
  });

  it('cached and uncached responses are equal, and those of an account go through the application', async () => {
    for (const path of PATHS) {
      await read(one, path);
      const [cached, uncached] = [
        await read(one, path),
        await read(one, path, { authorization: 'Bearer none' }),
      ];
      const names = (of: typeof cached) =>
        [...of.headers].filter(([name]) => !['date', 'x-request-id', 'x-sync-at'].includes(name)).sort();
      expect([path, cached.text, names(cached)]).toEqual([path, uncached.text, names(uncached)]);
      expect(cached.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  if (engine === 'postgres')
    it('versions are read once per quarter of a second, however many requests arrive', async () => {
      await read(one, CHUNK);
      const asked = jest.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
      const from = performance.now();
      for (let n = 0; n < 200; n += 1) await Promise.all([read(one, CHUNK), read(one, 'cw/location/')]);
      const looks = Math.ceil((performance.now() - from) / 250);
      // Each look consists of two statements: watermark and versions.
      expect(asked.mock.calls.length).toBeLessThanOrEqual(2 * looks);
      asked.mockRestore();
    });
});
