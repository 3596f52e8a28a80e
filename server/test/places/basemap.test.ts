import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import { BasemapMaker } from '../../src/features/basemap/maker';
import { silentLog } from '../../src/log/log';
import { TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';

const PF = 4;
const BUILT = {
  source: 'built',
  low: 'pacific-low.aaaaaaaaaa.json',
  labels: 'labels.aaaaaaaaaa.json',
  glyphs: 'glyphs-aaaaaaaaaa',
  countries: [
    {
      id: PF,
      iso: 'PF',
      bbox: [25, -28, 45, -7],
      mid: 'PF-mid.aaaaaaaaaa.json',
      full: 'PF-full.aaaaaaaaaa.json',
    },
    {
      id: 5,
      iso: 'FJ',
      bbox: [-3, -22, 3, -12],
      mid: 'FJ-mid.aaaaaaaaaa.json',
      full: 'FJ-full.aaaaaaaaaa.json',
    },
  ],
};
type Names = typeof BUILT;

/** Writes the map files of a build beside the server. */
function layBuilt(server: TestServer): void {
  const folder = join(server.folder, 'portal/chart');
  mkdirSync(join(folder, BUILT.glyphs), { recursive: true });
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('manifest.json', BUILT);
  write(BUILT.labels, []);
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ '";
  write(`${BUILT.glyphs}/charsets.json`, { land: letters, sea: letters });
}

/** File names made on each engine, which must be equal. */
const sameOnAll = new Set<string>();

describe.each(engines)('map files on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    layBuilt(server);
  });
  afterAll(() => server.stop());

  const ask = (path: string, headers = {}) => server.app.inject({ url: `/chart/${path}`, headers });
  /** The manifest after all files are made; on a busy machine the first response may be too early. */
  const names = async () => {
    const from = performance.now();
    const first = (await ask('manifest.json')).json<Names>();
    const inTime = performance.now() - from < 7_000;
    await server.deps.charts.make();
    const made = (await ask('manifest.json')).json<Names>();
    if (inTime) expect(first).toEqual(made);
    return made;
  };
  const read = async (id: number) =>
    (await server.get(`cw/location/${id}/`, { as: 'gis_editor' })).json<LocationFull>();
  const patch = (id: number, body: object) =>
    server.change('PATCH', `cw/location/${id}/?geom=true`, { as: 'gis_editor', body });
  /** Moves one vertex of Tahiti by about a hundred metres. */
  const moveVertex = async (by = 0.001) => {
    const { geometry } = await read(TAHITI);
    const ring =
      geometry?.type === 'Polygon' ? geometry.coordinates[0] : (geometry!.coordinates[0] as unknown[])[0];
    const vertex = (ring as number[][])[5]!;
    vertex[0] = Math.round((vertex[0]! + by) * 1e7) / 1e7;
    const response = await patch(TAHITI, { geometry });
    expect(response.statusCode).toBe(200);
  };

  test('before any change they are those of the build', async () => {
    const response = await ask('manifest.json');
    expect(response.json()).toEqual(BUILT);
    expect(response.headers['cache-control']).toBe('public, no-cache');
    const again = await ask('manifest.json', { 'if-none-match': response.headers.etag });
    expect(again.statusCode).toBe(304);
    expect((await ask(BUILT.labels)).json()).toEqual([]);
  });

  test.each(['PF-mid.0123456789.json', 'none.json', '..%2f..%2fsecret.json', 'PF-mid.zzzzzzzzzz.json'])(
    '%s does not exist',
    async (path) => expect((await ask(path)).statusCode).toBe(404),
  );

  test('a saved vertex is in the next manifest, in the files of its country alone', async () => {
    await moveVertex();
    const made = await names();
    const [pf, fj] = made.countries;
    expect(pf!.full).toMatch(/^PF-full\.[0-9a-f]{10}\.json$/);
    expect(pf!.full).not.toBe(BUILT.countries[0]!.full);
    expect(fj).toEqual(BUILT.countries[1]);
    sameOnAll.add(JSON.stringify([made.low, made.labels, pf]));
    expect(sameOnAll.size).toBe(1);
    expect(made.low).not.toBe(BUILT.low);
    const full = await ask(pf!.full, { 'accept-encoding': 'br' });
    expect(full.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/json; charset=utf-8',
    });
    const layer = (await ask(pf!.full)).json<{ k: number; f: [number, number[][][]][] }>();
    expect(layer.f.length).toBeGreaterThan(110);
    // A vertex moved by a hundred metres changes the file, whose coordinates have five decimals.
    await moveVertex();
    const next = await names();
    expect(next.countries[0]!.full).not.toBe(pf!.full);
    // Open pages can still load the former files.
    expect((await ask(pf!.full)).statusCode).toBe(200);
  });

  // One start serves several tests, because computing the shores of a country takes seconds.
  describe('a server that starts on files of another release', () => {
    let first: Names;
    let tasks: unknown[];
    beforeAll(async () => {
      await moveVertex();
      first = await names();
      await byHand(server.store).deleteFrom('chart_file').execute();
      await byHand(server.store)
        .updateTable('chart_country')
        .set({ files: JSON.stringify({ source: 'older', ...first.countries[0] }) })
        .execute();
      const { store, config } = server.deps;
      const started = new BasemapMaker({ store, portalDir: config.portalDir, log: silentLog });
      const given = jest.spyOn(Worker.prototype, 'postMessage');
      await started.make();
      await started.stop();
      tasks = given.mock.calls.flatMap(([task]) => (task.countries ? [task.countries] : []));
      given.mockRestore();
    });

    test('makes them again, with the bytes that another server made', async () => {
      const rows = await server.store.read
        .selectFrom('chart_country')
        .select(['country', 'files'])
        .orderBy('country')
        .execute();
      const mid = first.countries[0]!.mid;
      expect(rows).toMatchObject([
        { country: 0, files: { source: 'built', low: first.low } },
        { country: PF, files: { source: 'built', mid } },
      ]);
      expect(await names()).toEqual(first);
      expect((await ask(first.countries[0]!.full)).statusCode).toBe(200);
    });

    test('makes them beside the thread that serves requests', () => {
      // One task for all countries; only the thread imports the code that computes them
      // (scripts/checks/import-graph.test.ts).
      expect(tasks).toEqual([expect.arrayContaining([PF, 0])]);
    });
  });

  test('a created place is drawn and named in available letters, a deleted one is gone', async () => {
    const { parent_id } = await read(TAHITI);
    const rows = async () => {
      const { labels } = await names();
      return (await ask(labels))
        .json<[string, number, number, number, string][]>()
        .map(([, , , , name]) => name);
    };
    const before = await rows();
    const body = {
      uuid: '00000000-0000-4000-8000-00000000c4a7',
      country: PF,
      type: 'I',
      name: 'Motu ʻŊéw7',
      parent_id,
      geometry: { type: 'Point', coordinates: [-150, -20] },
    };
    const created = await server.post('cw/location/', body, { as: 'gis_creator' });
    expect(created.statusCode).toBe(201);
    const { id } = created.json<LocationFull>();
    const after = await rows();
    expect(after).toContain("Motu 'ew");
    const mid = (await ask((await names()).countries[0]!.mid)).json<{ land: { f: [number, unknown][] } }>();
    expect(mid.land.f.map(([tag]) => tag)).toContain(id);
    const deleted = await server.change('DELETE', `cw/location/${id}/`, { as: 'gis_editor' });
    expect(deleted.statusCode).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('unused files are removed after a week', async () => {
    const count = async () =>
      (await server.store.read.selectFrom('chart_file').select('name').execute()).length;
    const day = 86_400_000;
    const before = await count();
    await server.deps.charts.prune(Date.now() + 6 * day);
    expect(await count()).toBe(before);
    await server.deps.charts.prune(Date.now() + 8 * day);
    expect(await count()).toBe(4);
    expect((await ask((await names()).countries[0]!.full)).statusCode).toBe(200);
  });

  test('a country that cannot be made keeps its files and delays no other', async () => {
    const { countries } = await names();
    await byHand(server.store)
      .updateTable('location')
      .set({ loca_bbox: null })
      .where('type', '=', 'C')
      .where('country', '=', PF)
      .execute();
    await moveVertex();
    expect((await names()).countries).toEqual(countries);
    const spy = jest.spyOn(server.deps.charts, 'make');
    await ask('manifest.json');
    expect(spy).not.toHaveBeenCalled();
  });
});
