import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { report, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';

/** A port that nothing listens on: links name it before the server listens. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

let server: TestServer;
let base: string;
beforeAll(async () => {
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  server = await TestServer.start({ PUBLIC_URL: base });
  await server.post('cw/pcase/create/', report());
  await server.post('cw/pcase/create/', report({ case_location_id: VITI_LEVU }));
  await server.post('gd/tracking/', { at_country: 4, code: 'A', at_cells_nb: 3 }, { as: 'algae_editor' });
  await server.app.listen({ host: '127.0.0.1', port });
});
afterAll(() => server.stop());

it('a client that is not ours reads every collection, all features and a box across 180°', async () => {
  const script = join(__dirname, 'read.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, `${base}/ogc`], {
    maxBuffer: 1 << 26,
  });
  const { title, hasFeatures, read } = JSON.parse(stdout);
  expect([title, hasFeatures]).toEqual(['Ciguawatch: Data for map programs', true]);
  const counts = read.map(({ id, items, across }: { id: string; items: object[]; across: number }) => [
    ...[id, items.length, across],
  ]);
  const outlines = (await server.app.inject({ url: '/ogc/collections/outlines/items?limit=1' })).json();
  expect(counts).toEqual([
    ['cases', 2, 2],
    ['outlines', outlines.numberMatched, expect.any(Number)],
    ['samplings', 1, 0],
  ]);
  for (const { items, one } of read) expect(one).toMatchObject(items[0]);
});

it('redocly and spectral find no fault in the description of the addresses', async () => {
  const input = (await server.app.inject({ url: '/ogc/api?f=json' })).body;
  const lint = join(__dirname, '../description/lint.mjs');
  expect(
    JSON.parse(execFileSync(process.execPath, [lint], { input, maxBuffer: 1 << 26 }).toString()),
  ).toEqual([]);
});
