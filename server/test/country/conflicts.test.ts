import { sql } from 'kysely';
import { loadPack } from '../../src/country/load/load-pack';
import type { Pack } from '../../src/country/pack/pack';
import { TAHITI } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { readPack, TESTLAND } from './pack-folder';

const FRENCH_POLYNESIA = 4;

let server: TestServer;
let testland: Pack;
beforeAll(async () => {
  server = await TestServer.start();
  testland = await readPack(TESTLAND);
});
afterAll(() => server.stop());

const load = (pack: Pack) =>
  loadPack(server.store, { pack, file: { numbers: {}, emergency: {} }, now: server.clock.now() });

/** Everything that a pack may change, as one text. */
async function stored(): Promise<string> {
  const { rows } = await sql<{ held: string }>`
    select md5(string_agg(held, '|' order by held)) as held from (
      select l::text from location l union all select c::text from country c union all select u::text from population_unit u
      union all select g::text from language g union all select n::text from product_name n
      union all select p::text from post p union all select s.key from setting s union all select a::text from audit a
    ) all_of (held)`.execute(server.store.read);
  return rows[0]?.held ?? '';
}

const withCountry = (part: Partial<Pack['country']>): Pack => ({
  ...testland,
  country: { ...testland.country, ...part },
});
const withPlace = (key: string, part: object): Pack => ({
  ...testland,
  places: testland.places.map((place) => (place.key === key ? { ...place, ...part } : place)),
});

const placeOfCountry = async () =>
  (
    await server.store.read
      .selectFrom('location')
      .select('id')
      .where('type', '=', 'C')
      .where('country', '=', FRENCH_POLYNESIA)
      .executeTakeFirstOrThrow()
  ).id;

test.each<[string, () => Promise<Pack> | Pack, RegExp]>([
  [
    'the number of another country',
    () => withCountry({ number: FRENCH_POLYNESIA }),
    /^The number 4 of XA is that of PF: leave "number" out/,
  ],
  [
    'the three letters of another country',
    () => withCountry({ letters3: 'PYF' }),
    /^The three letters PYF of XA are those of PF: /,
  ],
  [
    'the id of the place of another country',
    async () => withCountry({ placeNumber: await placeOfCountry() }),
    /^The number \d+ of XA is that of French Polynesia, in another country: /,
  ],
  [
    'the id of an island of another country',
    () => withPlace('square', { number: TAHITI }),
    /^The number 69 of “square” is that of Tahiti, in another country: /,
  ],
  [
    'one id for the country and a place',
    () => ({
      ...withPlace('square', { number: 900_001 }),
      country: { ...testland.country, placeNumber: 900_001 },
    }),
    /^Two places of the pack are one and the same place/,
  ],
])('a pack with %s is refused, and nothing of it is stored', async (_what, pack, sentence) => {
  const before = await stored();
  await expect(load(await pack())).rejects.toThrow(sentence);
  expect(await stored()).toBe(before);
});

test('a load that fails at its last table leaves nothing of the others', async () => {
  const before = await stored();
  const [post] = testland.posts;
  if (!post) throw new Error('the made-up pack has no post');
  await expect(
    load({ ...testland, posts: [post, { ...post, name: 'Other', rhythm: 'never' as never }] }),
  ).rejects.toThrow();
  expect(await stored()).toBe(before);
});

test('a place that is made on screen gets no id that a pack has named', async () => {
  const next = async () => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('location', 'id'))::int as id`.execute(byHand(server.store));
    return rows[0]?.id ?? 0;
  };
  const number = (await next()) + 20;
  await load(withPlace('square', { number }));
  expect(await next()).toBeGreaterThan(number);
});
