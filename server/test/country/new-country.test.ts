import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Country, Location } from '@ciguawatch/shared/api/schemas/location';
import type { Summary } from '@ciguawatch/shared/api/schemas/public';
import { sql } from 'kysely';
import { changesText } from '../../src/country/command/texts';
import { countriesInForce } from '../../src/country/in-force';
import { loadPack, tryPack } from '../../src/country/load/load-pack';
import { loadReference } from '../../src/db/reference/load';
import { afterStep, report } from '../cases/samples';
import { PlainBrowser } from '../plain/browser';
import { deployTexts } from '../plain/portal-texts';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines, openTestStore } from '../support/test-store';
import { packWith, readPack, TESTLAND } from './pack-folder';

const FILE = { numbers: {}, emergency: {} };
const NEW = 23;

describe.each(engines)('a country that no release knows, on %s', (engine) => {
  let server: TestServer;
  const square = async () => {
    const places = (await server.get('cw/location/')).json<Location[]>();
    return places.find(({ name }) => name === 'Square Island') as Location;
  };
  beforeAll(async () => {
    const pack = await readPack(TESTLAND);
    server = await TestServer.over(
      async (limits) => {
        const store = await openTestStore(engine, limits);
        await loadPack(store, { pack, file: FILE, now: Date.parse('2026-03-01T00:00:00Z') });
        return store;
      },
      { DEFAULT_COUNTRY: String(NEW) },
    );
    deployTexts(server);
    await server.reset(['setting', 'post', 'audit', 'chart_country']);
  });
  afterAll(() => server.stop());

  it('is loaded once: a second load has nothing to do', async () => {
    const tried = await tryPack(server.store, { pack: await readPack(TESTLAND), file: FILE, now: 0 });
    expect(changesText(tried)).toBe('Nothing changes: the database holds all of it.');
  });

  it('answers with its places, zones, names and computed outlines', async () => {
    const places = (await server.get('cw/location/'))
      .json<Location[]>()
      .filter(({ country }) => country === NEW);
    expect(places.map(({ type, name }) => `${type} ${name}`).sort()).toEqual(
      [
        'A Far Islands',
        'A Near Islands',
        'C Testland',
        'I Dot',
        'I Seam',
        'I Square Island',
        'L Port',
      ].sort(),
    );
    const place = (name: string) => places.find((one) => one.name === name) as Location;
    expect([place('Testland').timezone, place('Seam').timezone, place('Port').timezone]).toEqual([
      ...['Pacific/Fakaofo', 'Pacific/Enderbury', 'Pacific/Fakaofo'],
    ]);
    expect(place('Testland').names).toEqual({ fr: 'Terre d’essai', es: 'Tierra de prueba' });
    expect(place('Square Island').names).toEqual({ alt: 'Motu Carré; Four Corners' });
    expect(place('Square Island').center).toEqual([-168.45, expect.closeTo(-5.45, 3)]);
    // Across 180°, from its island.
    const [west, , east] = place('Far Islands').loca_bbox as number[];
    expect([west, east]).toEqual([179.87, -179.87]);
    expect((await server.get('cw/country/')).json<Country[]>().at(-1)).toMatchObject({
      country: NEW,
      name: 'Testland',
    });
  });

  it('brings residents, of which those of several islands together open nothing', async () => {
    const { rows } = await sql<{ name: string; value: number; withhold: number }>`
      select l.name, u.value, l.withhold from location l join population_unit u on u.id = l.population_unit_id
      where l.country = ${NEW} order by l.name`.execute(server.store.read);
    expect(rows).toEqual([
      { name: 'Dot', value: 40, withhold: 2 },
      { name: 'Seam', value: 40, withhold: 2 },
      { name: 'Square Island', value: 2500, withhold: 1 },
    ]);
  });

  it('brings its numbers to home, form and configuration', async () => {
    expect((await server.get('config/')).json()).toMatchObject({
      default_country: NEW,
      emergency: { [NEW]: '000', 4: '15' },
      numbers: { [NEW]: { outbreakThreshold: 2, center: [191.5, -5.5], zoom: 9 } },
    });
    const form = await new PlainBrowser(server, { 'accept-language': 'en' }).open();
    expect(form.page).toContain('000');
    await form.press({ profile: '2', age: '34' });
    expect(form.page).toContain('Square Island');
    expect(form.page).not.toContain('Tahiti');
  });

  it('takes reports, counts them by its own threshold, and answers them to everybody', async () => {
    server.clock.set('2026-03-20T20:00:00Z');
    for (let n = 0; n < 3; n += 1) {
      server.clock.pass(60);
      const body = report({ case_location_id: (await square()).id });
      expect((await server.post('cw/pcase/create/', body)).statusCode).toBe(201);
    }
    await afterStep(server.store);
    const summary = (await server.get(`cw/summary/?country=${NEW}`)).json<Summary>();
    expect(summary.outbreaks).toMatchObject([{ island: (await square()).id, cases: 3 }]);
    const list = (await server.get('cw/caselist/?chunk=0')).json<unknown[][]>();
    expect(list.filter((row) => row[3] === NEW)).toHaveLength(3);
    const island = await server.app.inject({ url: '/ogc/collections/cases/items?country=23' });
    expect(island.statusCode).toBe(200);
  });

  it('has map files, made from the database', async () => {
    const folder = join(server.folder, 'portal/chart');
    mkdirSync(join(folder, 'glyphs-a'), { recursive: true });
    const built = {
      source: 'built',
      low: 'low.json',
      labels: 'labels.json',
      glyphs: 'glyphs-a',
      countries: [],
    };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(built));
    writeFileSync(join(folder, 'labels.json'), '[]');
    writeFileSync(join(folder, 'glyphs-a/charsets.json'), '{"land":"","sea":""}');
    await server.deps.charts.make();
    const { countries } = (await server.app.inject({ url: '/chart/manifest.json' })).json<{
      countries: { id: number; iso: string }[];
    }>();
    expect(countries).toContainEqual(expect.objectContaining({ id: NEW, iso: 'XA' }));
  });

  it('brings languages, names of species and posts, which stay with the next release', async () => {
    const told = async () => {
      const { rows } = await sql<{ told: string }>`
        select g.code || ' ' || array_to_string(g.countries, ' ') as told from language g where ${NEW} = any(g.countries)
        union all select n.value from product_name n where n.pack = 'XA'
        union all select p.name || ' ' || p.language from post p where p.country = ${NEW}`.execute(
        server.store.read,
      );
      return rows.map((row) => row.told).sort();
    };
    const before = await told();
    expect(before).toEqual(
      expect.arrayContaining(['Dispensary of Square en_US', 'testfish', 'other testfish', 'xa_XA 23']),
    );
    expect(before).toHaveLength(5);
    await byHand(server.store).deleteFrom('setting').where('key', '=', 'reference').execute();
    await loadReference(server.store);
    expect(await told()).toEqual(before);
  });

  it('follows a renamed place by its key, and a line of the file of countries by its letters', async () => {
    const renamed = await readPack(packWith({ 'places.csv': ['Square Island', 'Round Island'] }));
    const { id } = await square();
    await loadPack(server.store, { pack: renamed, file: FILE, now: 0 });
    const place = server.store.read.selectFrom('location').select('name').where('id', '=', id);
    expect(await place.executeTakeFirst()).toEqual({ name: 'Round Island' });
    const elsewhere = { XA: { numbers: { outbreakThreshold: 7 }, emergency: undefined } };
    const { numbers } = await countriesInForce(server.store.read, { ...FILE, elsewhere });
    expect(numbers[NEW]).toMatchObject({ outbreakThreshold: 7, zoom: 9 });
    await expect(
      countriesInForce(server.store.read, {
        ...FILE,
        elsewhere: { XB: { numbers: {}, emergency: undefined } },
      }),
    ).rejects.toThrow('there is no country "XB"');
  });
});
