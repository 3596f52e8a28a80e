import type { AddressInfo } from 'node:net';
import { buildApp } from '../../src/app';
import { readConfig } from '../../src/config/config';
import { addDatabaseGauges } from '../../src/metrics/database-gauges';
import { Metrics } from '../../src/metrics/metrics';
import { openMetrics } from '../../src/metrics/open';
import { serveMetrics } from '../../src/metrics/serve';
import { FakeClock } from '../support/fake-clock';
import { TestServer } from '../support/harness';

const TOKEN = 'a token of the metrics';
const clock = new FakeClock();
const metrics = new Metrics();
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ METRICS_TOKEN: TOKEN }, 'pglite', clock, { metrics });
  addDatabaseGauges([metrics.registry], server.store, clock);
});
afterAll(() => server.stop());

it('are served on the port of the API to holders of the token', async () => {
  await server.get('config/?a=MARKER');
  await server.post('token/', { username: 'a@x.example', password: 'x' });
  metrics.done('mail', 0.5);
  metrics.failed('cases', new Error('no'), 1);
  const ask = (authorization: string) => server.app.inject({ url: '/metrics', headers: { authorization } });
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN])
    expect((await ask(wrong)).statusCode).toBe(401);
  const { body, headers } = await ask(`Bearer ${TOKEN}`);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  for (const line of [
    'ciguawatch_call_seconds_count{method="GET",route="/api/config/",status="200"} 1',
    'ciguawatch_call_seconds_count{method="POST",route="/api/token/",status="401"} 1',
    'ciguawatch_job_runs_total{job="mail",result="done"} 1',
    'ciguawatch_job_runs_total{job="cases",result="failed"} 1',
    'ciguawatch_mail_queue{state="due"} 0',
    'ciguawatch_database_up 1',
  ])
    expect(body).toContain(`${line}\n`);
  expect(Number(/^ciguawatch_sync_lag_seconds (.*)$/m.exec(body)?.[1])).toBeGreaterThan(0);
  expect(body).not.toContain('MARKER');
});

it('report that the database is away, without an error', async () => {
  const own = new Metrics();
  const away = Object.create(server.store, {
    admin: {
      get: () => {
        throw new Error('away');
      },
    },
  });
  addDatabaseGauges([own.registry], away, clock);
  expect(await own.registry.metrics()).toContain('ciguawatch_database_up 0\n');
});

it('are off unless a port or a token is set', () => {
  const access = { port: undefined, token: undefined };
  expect(openMetrics({ metrics: access }, server.store, clock)).toBeNull();
});

it('are alone on a port of their own, and not on that of the API', async () => {
  const config = readConfig({
    DATA_DIR: server.folder,
    PORTAL_DIR: server.folder,
    METRICS_PORT: '0',
    HOST: '127.0.0.1',
  });
  const own = await serveMetrics(metrics, 0, config);
  const { port } = own.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await response.text()).toContain('ciguawatch_database_up 1');
  expect((await fetch(`http://127.0.0.1:${port}/api/config/`)).status).toBe(404);
  own.closeAllConnections();
  own.close();
  const app = await buildApp({ ...server.deps, config }, { metrics: new Metrics() });
  expect((await app.inject({ url: '/metrics' })).body).not.toContain('ciguawatch_database_up');
  await app.close();
});
