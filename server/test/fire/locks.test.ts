import { report } from '../cases/samples';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';
import { anotherSession } from './another-session';

/** More clients than connections in the pool. */
const CLIENTS = 8;

(bothEngines.includes('postgres') ? describe : describe.skip)('a lock that somebody else holds', () => {
  let server: TestServer;
  beforeAll(async () => {
    const env = {
      DATABASE_POOL: '4',
      DATABASE_LOCK_SECONDS: '1',
      DATABASE_STATEMENT_SECONDS: '600',
      DATABASE_CONNECT_SECONDS: '30',
    };
    server = await TestServer.start(env, 'postgres');
  });
  afterAll(() => server.stop());

  it('a lock held by another session delays calls only briefly, and health not at all', async () => {
    const session = await anotherSession(server.store);
    await session.query('begin');
    await session.query('lock table case_report');
    let answered = 0;
    const posts = Array.from({ length: CLIENTS }, () =>
      server.post('cw/pcase/create/', report()).finally(() => {
        answered += 1;
      }),
    );
    const health = await server.get('health/');
    expect([health.statusCode, answered]).toEqual([200, 0]);
    for (const answer of await Promise.all(posts)) {
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await server.get('config/')).statusCode).toBe(200);
    await session.query('rollback');
    await session.end();
    expect((await server.post('cw/pcase/create/', report())).statusCode).toBe(201);
  });
});
