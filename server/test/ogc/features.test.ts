import Ajv2020 from 'ajv/dist/2020';
import type { Collection, GeoFeature } from '../../src/features/ogc/collection';
import { afterStep, RAPA, report, TAHITI, VITI_LEVU } from '../cases/samples';
import { TestServer } from '../support/harness';

interface Items {
  numberMatched: number;
  numberReturned: number;
  features: GeoFeature[];
  links: { rel: string; href: string; type: string }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ OPEN_SAMPLINGS: '4', PUBLIC_URL: 'http://portal.example' });
  for (const part of [
    { case_eventtime: '2025-12-31T19:30' },
    { case_eventtime: '2026-01-01T12:00', gender: 'F' as const, age: 37 },
    { case_eventtime: '2026-03-10T19:30' },
    { case_location_id: RAPA, gender: 'F' as const, age: 37 },
    { case_location_id: VITI_LEVU },
  ])
    expect((await server.post('cw/pcase/create/', report(part))).statusCode).toBe(201);
});
afterAll(() => server.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/ogc${path}`, headers });
const items = async (query: string, id: Collection['id'] = 'cases'): Promise<Items> =>
  (await ask(`/collections/${id}/items?${query}`)).json();
const matched = async (query: string, id?: Collection['id']) => (await items(query, id)).numberMatched;
const path = (href: string) => href.replace('http://portal.example/ogc', '');

describe('the features of a collection', () => {
  it('come in pages that next links lead through, each once, with both counts', async () => {
    const seen: number[] = [];
    let next: string | undefined = '/collections/cases/items?limit=2';
    const counts: number[][] = [];
    while (next !== undefined) {
      const page: Items = (await ask(next)).json();
      counts.push([page.numberMatched, page.numberReturned, page.features.length]);
      seen.push(...page.features.map(({ id }) => id));
      const link = page.links.find(({ rel }) => rel === 'next');
      next = link && path(link.href);
    }
    expect(counts).toEqual([
      [5, 2, 2],
      [5, 2, 2],
      [5, 1, 1],
    ]);
    expect(new Set(seen).size).toBe(5);
  });

  it.each([
    ['bbox=-150,-18,-149,-17', 3],
    ['bbox=-145,-28,-144,-27', 1],
    // Fiji lies on both sides of 180°; Tahiti east of the box, Rapa in it.
    ['bbox=170,-30,-140,-10', 5],
    ['bbox=170,-30,-170,-10', 1],
    ['bbox=-170,-30,170,-10', 4],
    ['bbox=170,-30,190,-10', 1],
    ['bbox=170,-30,0,190,-10,0', 1],
    ['bbox=0,0,10,10', 0],
    ['bbox=-180,-90,180,90', 5],
  ])('%s are %i cases', async (query, count) => {
    expect(await matched(query)).toBe(count);
  });

  it.each([
    ['datetime=2026-01-31', 1],
    ['datetime=2026-01-15T00:00:00Z', 1],
    ['datetime=2026-01-01/..', 4],
    ['datetime=../2025-12-31', 1],
    ['datetime=/2026-01', 2],
    ['datetime=2025', 1],
    ['datetime=2026-02-01/2026-02-28', 0],
    ['country=10', 0],
  ])('%s are %i cases', async (query, count) => {
    expect(await matched(query)).toBe(count);
  });

  it('of a case of which the year alone is known may be of any of its months', async () => {
    const { id } = (await items('datetime=2025-12')).features[0] as GeoFeature;
    await server.store.tx((trx) =>
      trx.updateTable('case_report').set({ case_eventmonth: null }).where('id', '=', id).execute(),
    );
    expect([await matched('datetime=2025-06'), await matched('datetime=2024-12')]).toEqual([1, 0]);
    const [found] = (await items('datetime=2025-06')).features;
    expect(found?.properties).toMatchObject({ case_month: null, case_eventyear: 2025 });
  });

  it.each([
    'limit=0',
    'limit=a',
    'bbox=1,2,3',
    'bbox=0,10,0,5',
    'bbox=0,,1,2',
    'bbox=0,0,1,91',
    'datetime=2026-13-01',
    'datetime=../2026-01-01/..',
    'datetime=2026-02-01/2026-01-01',
    'datetime=yesterday',
    'f=xml',
    'limit=1&limit=2',
    'island=3',
  ])('%s is refused by name', async (query) => {
    const response = await ask(`/collections/cases/items?${query}`);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: '400', description: expect.stringContaining(query.split('=')[0] as string) },
    ]);
  });

  it('are at most 10,000 a page, and fewer where fewer are asked for', async () => {
    expect((await items('limit=999999999')).numberReturned).toBe(5);
  });
});

describe('what is withheld', () => {
  it('is null on an island of few, and before the weekly step everywhere', async () => {
    const person = (features: GeoFeature[]) =>
      features
        .filter(({ properties }) => [TAHITI, RAPA].includes(Number(properties.case_island)))
        .map(({ properties }) => [properties.case_island, properties.gender, properties.age_bucket]);
    const before = person((await items('datetime=2026')).features);
    expect(before.length).toBe(3);
    for (const [, gender, age] of before) expect([gender, age]).toEqual([null, null]);
    await afterStep(server.store);
    const after = person((await items('datetime=2026')).features);
    expect(after).toContainEqual([TAHITI, 'F', expect.any(String)]);
    expect(after).toContainEqual([RAPA, null, null]);
  });

  it('leaves the collection with its case, and the count follows', async () => {
    const { id } = (await items('datetime=2026-03')).features[0] as GeoFeature;
    const count = await matched('');
    await server.store.tx((trx) =>
      trx.updateTable('case_report').set({ review_state: 'to_review' }).where('id', '=', id).execute(),
    );
    expect([await matched(''), (await ask(`/collections/cases/items/${id}`)).statusCode]).toEqual([
      count - 1,
      404,
    ]);
  });
});

describe('outlines', () => {
  it('name their licence and source, and are multipolygons', async () => {
    const { features, numberMatched, numberReturned } = await items('', 'outlines');
    expect([numberMatched, features.length]).toEqual([numberReturned, numberMatched]);
    expect(numberMatched).toBeGreaterThan(400);
    for (const { geometry, properties } of features) {
      expect(geometry).toMatchObject({ type: 'MultiPolygon' });
      expect(properties).toMatchObject({ license: expect.any(String), source: expect.any(String) });
    }
    expect(new Set(features.map(({ properties }) => properties.license)).size).toBeGreaterThan(1);
  });

  it('are found by their shape, across 180° too, whatever datetime says', async () => {
    const names = async (query: string) =>
      (await items(query, 'outlines')).features.map(({ properties }) => properties.name);
    expect(await names('bbox=-149.6,-17.7,-149.3,-17.5&datetime=1999')).toContain('Tahiti');
    expect(await names('bbox=179.9,-17,-179.9,-16')).toContain('Taveuni');
    // In the lagoon of Rangiroa, whose box it is in and whose shape it is not.
    expect(await names('bbox=-147.65,-15.15,-147.6,-15.1')).not.toContain('Rangiroa');
  });
});

describe('samplings', () => {
  beforeAll(async () => {
    const row = { code: 'RAI-1', station: 'Rikitea', at_species: 1, at_cells_nb: 0 };
    const point = { type: 'Point', coordinates: [-134.96, -23.11] };
    const rows = [
      { ...row, at_country: 4, at_geom: point, at_sampling_time: '2026-02-03T09:20' },
      { ...row, at_country: 4, at_sampling_time: '2016', at_toxicity_data: 'MARKER-toxicity' },
    ];
    for (const body of rows)
      expect((await server.post('gd/tracking/', body, { as: 'algae_editor' })).statusCode).toBe(201);
    await server.store.tx((trx) =>
      trx.insertInto('tracking').values({ at_country: 10, code: 'MARKER-closed' }).execute(),
    );
  });

  it('are those of countries that publish them, to the day, without notes and pictures', async () => {
    const response = await ask('/collections/samplings/items?f=json');
    expect(response.body).not.toContain('MARKER');
    const { features, numberMatched } = response.json<Items>();
    expect(numberMatched).toBe(2);
    expect(features.map(({ properties }) => properties.at_sampling_time)).toEqual(['2016', '2026-02-03']);
    expect(features[1]?.properties).toMatchObject({ at_cells_nb: 0, specie_name: expect.any(String) });
    expect(Object.keys(features[0]?.properties ?? {})).not.toContain('at_sampling_picture');
  });

  it.each([
    ['datetime=2016-05-01', 1],
    ['datetime=2026-02-03', 1],
    ['datetime=2026-02-04/..', 0],
    ['datetime=../2016-12-31', 1],
    ['bbox=-135,-24,-134,-23', 1],
    ['bbox=170,-24,-130,-23', 1],
    ['bbox=0,0,1,1', 0],
  ])('%s are %i samplings', async (query, count) => {
    expect(await matched(query, 'samplings')).toBe(count);
  });
});

describe('documents and pages', () => {
  it.each(['cases', 'outlines', 'samplings'] as const)('features of %s keep their own schema', async (id) => {
    const schema = (await ask(`/collections/${id}/schema?f=json`)).json();
    // The geometry is described elsewhere; here what the portal says of its own columns is checked.
    const validate = new Ajv2020({ strict: false, formats: { date: true, uri: true } }).compile(
      schema.properties.properties,
    );
    const { features } = await items('', id);
    expect(features.length).toBeGreaterThan(0);
    for (const { properties } of features)
      expect([validate(properties), validate.errors]).toEqual([true, null]);
  });

  it('every link of a document leads to an answer of its type', async () => {
    const open = (href: string) => server.app.inject({ url: href.replace('http://portal.example', '') });
    const linksOf = async (href: string): Promise<Items['links']> => {
      const { links, collections = [] } = (await open(href)).json();
      return [...links, ...collections.flatMap((one: Items) => one.links)];
    };
    const documents = ['', 'conformance', 'collections', 'collections/outlines', 'collections/cases/items'];
    const links = (await Promise.all(documents.map((end) => linksOf(`/ogc/${end}`)))).flat();
    const own = links.filter(({ rel }) => rel !== 'license');
    expect(own.length).toBeGreaterThan(20);
    for (const { href, type } of own) {
      const { statusCode, headers } = await open(href);
      const found = String(headers['content-type']).split(';')[0];
      expect([href, statusCode, found]).toEqual([href, 200, type.split(';')[0]]);
    }
  });

  it('a browser is shown a page in its language, a program data', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'fr' };
    const page = await ask('/collections/cases/items?limit=2', browser);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('Cas déclarés de ciguatera');
    expect(page.body).toContain('rel="next"');
    const gdal = { accept: 'application/geo+json, application/json' };
    expect((await ask('/collections/cases/items', gdal)).headers['content-type']).toBe(
      'application/geo+json',
    );
    expect((await ask('/gone', browser)).body).toContain('<h1>');
  });

  it('a feature is answered alone with its collection, nothing in its place', async () => {
    const [first] = (await items('limit=1')).features;
    const one = (await ask(`/collections/cases/items/${first?.id}`)).json();
    expect(one).toMatchObject({
      ...first,
      links: expect.arrayContaining([expect.objectContaining({ rel: 'collection' })]),
    });
    for (const address of [
      '/collections/cases/items/0',
      '/collections/cases/items/x',
      '/collections/none',
      '/x',
    ])
      expect([(await ask(address)).statusCode, (await ask(address)).json().code]).toEqual([404, '404']);
  });

  it('a compressed page holds the same', async () => {
    const plain = await ask('/collections/cases/items');
    const packed = await ask('/collections/cases/items', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const { gunzipSync } = await import('node:zlib');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });
});
