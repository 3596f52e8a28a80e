import fc from 'fast-check';
import { TestServer } from '../test/support/harness';
import { requestOf } from './requests';
import { Watch } from './watch';

/** Requests for each call; `npm run fuzz` sends many more, and others each time. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

jest.setTimeout(60_000 + RUNS * 30_000);

let server: TestServer;
let watch: Watch;
beforeAll(async () => {
  server = await TestServer.start({ CORS_ORIGINS: 'https://app.example' });
  watch = new Watch(server);
});
afterAll(async () => {
  await server.stop();
  if (!process.env.FUZZ_RUNS) return;
  const byStatus = [...watch.byStatus].sort(([a], [b]) => a - b).map(([status, n]) => `${status}: ${n}`);
  console.log(
    `seed ${SEED}, ${watch.sent} requests, slowest ${watch.slowest.call} with ${watch.slowest.n} ms, most statements ${watch.busiest.call} with ${watch.busiest.n}, ${byStatus.join(', ')}`,
  );
});

it('no request fails the server, asks the database without end, or is refused and stored all the same', async () => {
  for (const call of server.app.calls) {
    await watch.seed();
    const property = fc.asyncProperty(requestOf(call), async (request) => {
      const finding = await watch.send(call.name, request);
      if (finding) throw new Error(`${call.name}: ${finding.what} (${finding.status}) ${finding.body}`);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: false });
  }
  expect(watch.sent).toBeGreaterThanOrEqual(server.app.calls.length * RUNS);
  // Most are refused; where none were taken, nothing but the schemas would have been reached.
  expect(watch.byStatus.get(200)).toBeGreaterThan(RUNS);
  expect(watch.byStatus.get(201)).toBeGreaterThan(1);
});
