import { changesText } from '../../src/country/command/texts';
import { type Loaded, loadPack } from '../../src/country/load/load-pack';
import type { Pack } from '../../src/country/pack/pack';
import { report } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { readPack, TESTLAND } from './pack-folder';

let server: TestServer;
let testland: Pack;
let country: number;
beforeAll(async () => {
  server = await TestServer.start();
  testland = await readPack(TESTLAND);
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ country } = await load(testland));
});

const load = (pack: Pack, numbers: object = {}): Promise<Loaded> =>
  loadPack(server.store, {
    pack,
    file: { numbers: { [country]: numbers }, emergency: {} },
    now: server.clock.now(),
  });

const place = (name: string) =>
  server.store.read
    .selectFrom('location as l')
    .leftJoin('population_unit as u', 'u.id', 'l.population_unit_id')
    .select(['l.id', 'l.version', 'u.value'])
    .where('l.name', '=', name)
    .executeTakeFirstOrThrow();

test('residents that a person changed on screen stay as they are, and the load says so', async () => {
  const { id, version } = await place('Square Island');
  const user_id = await server.accountId('admin');
  await byHand(server.store).insertInto('user_country').values({ user_id, country_id: country }).execute();
  const body = { residents: { value: 1900, year: 2026, source: 'counted again' } };
  const changed = await server.call('PATCH', `cw/location/${id}/`, {
    ...{ as: 'admin', body, headers: { 'if-match': `"${version}"` } },
  });
  expect(changed.statusCode).toBe(200);
  const loaded = await load({
    ...testland,
    residents: testland.residents.map((one) => (one.islands[0] === 'square' ? { ...one, value: 2100 } : one)),
  });
  expect(changesText(loaded)).toBe(
    'Nothing changes: the database holds all of it.\nStays as it was changed on screen: Square Island',
  );
  expect((await place('Square Island')).value).toBe(1900);
});

test('a language keeps the other countries where it is spoken', async () => {
  const samoan = async () => {
    const language = server.store.read.selectFrom('language').select('countries').where('code', '=', 'sm_WS');
    return (await language.executeTakeFirstOrThrow()).countries;
  };
  const before = await samoan();
  expect(before.length).toBeGreaterThan(0);
  const [known] = testland.languages;
  if (!known) throw new Error('the made-up pack has no language');
  await load({ ...testland, languages: [{ ...known, code: 'sm_WS' }] });
  expect(await samoan()).toEqual([...before, country]);
});

test('a post that was changed on screen stays, and the load says so', async () => {
  const posts = testland.posts.map((post) => ({ ...post, email: 'other@example.org' }));
  const loaded = await load({ ...testland, posts });
  expect(changesText(loaded)).toContain('Posts that differ are changed on screen: Dispensary of Square');
  const rows = await server.store.read
    .selectFrom('post')
    .select('email')
    .where('country', '=', country)
    .execute();
  expect(rows).toEqual([{ email: 'post@example.org' }]);
});

test('limits of publishing in the file of countries count before those of the pack', async () => {
  const numbers = { publishPersonFrom: 3000, publishProfileFrom: 9000 };
  await load({ ...testland, country: { ...testland.country, numbers } }, { publishPersonFrom: 4000 });
  const limits = await server.store.read
    .selectFrom('country')
    .select(['publish_person_from', 'publish_profile_from'])
    .where('id', '=', country)
    .executeTakeFirst();
  expect(limits).toEqual({ publish_person_from: 4000, publish_profile_from: 9000 });
});

test('cases follow a place that the pack moves to another archipelago', async () => {
  const [{ id }, far] = [await place('Dot'), await place('Far Islands')];
  const sent = await server.post('cw/pcase/create/', report({ case_location_id: id }), { as: 'admin' });
  expect(sent.statusCode).toBe(201);
  await load({
    ...testland,
    places: testland.places.map((one) => (one.key === 'dot' ? { ...one, parent: 'far-islands' } : one)),
  });
  const stored = await server.store.read
    .selectFrom('case_report')
    .select('case_archi')
    .where('id', '=', sent.json<{ id: number }>().id)
    .executeTakeFirst();
  expect(stored).toEqual({ case_archi: far.id });
});

test('a place changed on screen before the pack knew it is found again by its key', async () => {
  await byHand(server.store)
    .updateTable('location')
    .set({ pack_key: null, version: 2 })
    .where('name', '=', 'Port')
    .execute();
  const { id } = await place('Port');
  await load(testland);
  const renamed = testland.places.map((one) => (one.key === 'port' ? { ...one, name: 'Harbour' } : one));
  await load({ ...testland, places: renamed });
  const rows = await server.store.read
    .selectFrom('location')
    .select('id')
    .where('pack_key', '=', 'port')
    .execute();
  expect(rows).toEqual([{ id }]);
});

test('a number of residents that no island has any more is removed', async () => {
  const unused = async () =>
    (
      await server.store.read
        .selectFrom('population_unit as u')
        .select('u.id')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('location as l').select('l.id').whereRef('l.population_unit_id', '=', 'u.id')),
          ),
        )
        .execute()
    ).length;
  const before = await unused();
  const own = ['dot', 'seam'].map((key) => ({ islands: [key], value: 20, year: 2026, source: 'made up' }));
  await load({ ...testland, residents: own });
  await load(testland);
  expect([(await place('Dot')).value, (await place('Seam')).value, await unused()]).toEqual([40, 40, before]);
});
