import type { AddressInfo } from 'node:net';
import type { Config } from '../../src/config/config';
import { openMetrics } from '../../src/metrics/open';
import { serveMetrics } from '../../src/metrics/serve';
import { FakeClock } from '../fake-clock';
import { TestServer } from '../harness';
import { openTestStore } from '../test-store';

const TOKEN = 'a token of the metrics';

it('are answered on the port of the API to whoever has the token', async () => {
  const clock = new FakeClock();
  const store = await openTestStore();
  const metrics = openMetrics({ metrics: { port: undefined, token: TOKEN } }, store, clock);
  if (!metrics) throw new Error('no figures');
  const server = await TestServer.start({ METRICS_TOKEN: TOKEN }, 'pglite', clock, { metrics });
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
  await store.close();
  // The figures of a database that is gone are no figures, and no error.
  expect((await ask(`Bearer ${TOKEN}`)).body).toContain('ciguawatch_database_up 0\n');
  await server.stop();
});

it('are off unless a port or a token is set, and alone on a port of their own', async () => {
  const store = await openTestStore();
  const clock = new FakeClock();
  expect(openMetrics({ metrics: { port: undefined, token: undefined } }, store, clock)).toBeNull();
  const access = { port: 0, token: undefined };
  const metrics = openMetrics({ metrics: access }, store, clock);
  if (!metrics) throw new Error('no figures');
  const own = await serveMetrics(metrics, 0, { host: '127.0.0.1', metrics: access } as Config);
  const { port } = own.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('ciguawatch_database_up 1');
  expect((await fetch(`http://127.0.0.1:${port}/api/config/`)).status).toBe(404);
  const server = await TestServer.start({ METRICS_PORT: '0' }, 'pglite', clock, { metrics });
  expect((await server.app.inject({ url: '/metrics' })).body).not.toContain('ciguawatch_database_up');
  await server.stop();
  own.closeAllConnections();
  own.close();
  await store.close();
});
