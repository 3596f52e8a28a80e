import { setImmediate as turn } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { bothEngines } from '../support/test-store';
import { anotherSession, cutConnections } from './another-session';

const CLIENTS = 20;
const CUTS = 3;
const MOST_REFUSED = 2_000;

(bothEngines.includes('postgres') ? describe : describe.skip)('PostgreSQL cuts every connection', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({ LIMIT_REPORT_ADDRESS: '1000000' }, 'postgres');
  });
  afterAll(() => server.stop());

  it('returns 503 with the time to wait, goes on by itself and loses no report', async () => {
    const session = await anotherSession(server.store);
    const acknowledged: string[] = [];
    const refused: LightMyRequestResponse[] = [];
    let posting = true;
    const client = async () => {
      while (posting) {
        const body = report();
        const response = await server.post('cw/pcase/create/', body);
        if (response.statusCode === 201) acknowledged.push(body.case_uuid);
        else refused.push(response);
        // Any other response ends the test, and so do more refusals than three cuts can cause.
        posting &&= ['201', '503'].includes(String(response.statusCode)) && refused.length < MOST_REFUSED;
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    /** Lets the clients run until each has had about one more report stored. */
    const more = async () => {
      const enough = acknowledged.length + CLIENTS;
      while (posting && acknowledged.length < enough) await turn();
    };
    for (let cut = 0; cut < CUTS; cut++) {
      await more();
      expect(await cutConnections(session)).toBeGreaterThan(0);
    }
    await more();
    posting = false;
    await clients;
    await session.end();

    for (const response of refused) {
      expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    }
    const { rows } = await sql<{ uuid: string; n: number }>`
      select case_uuid::text as uuid, count(*)::int as n from case_report group by 1`.execute(
      server.store.read,
    );
    const stored = new Map(rows.map(({ uuid, n }) => [uuid, n]));
    expect(acknowledged.filter((uuid) => stored.get(uuid) !== 1)).toEqual([]);
    expect((await server.get('health/')).statusCode).toBe(200);
  });

  it('undoes one of two deadlocked transactions and runs it again', async () => {
    const { store } = server;
    await sql`insert into setting (key, value) values ('one', '0'), ('two', '0')`.execute(byHand(store));
    let runs = 0;
    let bothHold = (): void => undefined;
    const both = new Promise<void>((resolve) => (bothHold = resolve));
    const change = (first: string, second: string) =>
      store.tx(async (trx) => {
        const raise = (key: string) =>
          sql`update setting set value = to_jsonb((value::text)::int + 1) where key = ${key}`.execute(trx);
        await raise(first);
        runs += 1;
        if (runs === 2) bothHold();
        await both;
        await raise(second);
      });
    await Promise.all([change('one', 'two'), change('two', 'one')]);
    const { rows } = await sql<{ value: number }>`
      select value from setting where key in ('one', 'two')`.execute(store.read);
    expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    expect(runs).toBe(3);
  });
});
