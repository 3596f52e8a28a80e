import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { changesText } from '../../src/country/command/texts';
import { loadPack, tryPack } from '../../src/country/load/load-pack';
import type { Pack } from '../../src/country/pack/pack';
import { loadReference } from '../../src/db/reference/load';
import { ApprovalRequiredError } from '../../src/features/approvals/guard';
import { afterStep, fullReport, VITI_LEVU } from '../cases/samples';
import { byHand } from '../support/by-hand';
import { TestServer } from '../support/harness';
import { engines } from '../support/test-store';
import { FIJI_PACK, packWith, readPack } from './pack-folder';

const FIJI = 3;
/** Digest of the places of Fiji as the portal had them before they stood in a pack. */
const FIJI_BEFORE = '38b2c775c5bbdb849bc47b1f46f2c5bd086ae229f998d5d6a11d7b4ae72158c6';
const FILE = { numbers: {}, emergency: {} };

describe.each(engines)('the pack of Fiji on %s', (engine) => {
  let server: TestServer;
  let fiji: Pack;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    fiji = await readPack(FIJI_PACK);
  });
  afterAll(() => server.stop());

  const inputs = (pack: Pack) => ({ pack, file: FILE, now: server.clock.now() });
  const load = (pack: Pack) => loadPack(server.store, inputs(pack));
  const tried = async (pack: Pack) => changesText(await tryPack(server.store, inputs(pack))).split('\n');
  const digest = async () => {
    const { rows } = await sql<{ place: object }>`
      select to_jsonb(l) - 'changed_at' - 'created_at' - 'uuid' - 'pack_key' as place from location l
      where country = ${FIJI} order by id`.execute(server.store.read);
    const texts = rows.map(({ place }) => JSON.stringify(place));
    return createHash('sha256').update(texts.join('\n')).digest('hex');
  };
  const trail = async () =>
    (
      await sql<{ kind: string; object_id: string; action: string }>`
      select kind, object_id, action from audit where country = ${FIJI} order by id`.execute(
        server.store.read,
      )
    ).rows;
  const forget = () => sql`truncate audit`.execute(byHand(server.store));
  const send = async (place: number) => {
    const body = fullReport({ case_location_id: place, case_geom: null });
    expect((await server.post('cw/pcase/create/', body, { as: 'admin' })).statusCode).toBe(201);
    await afterStep(server.store);
  };
  const withResidents = (value: number): Pack => ({
    ...fiji,
    residents: [{ islands: ['viti-levu'], value, year: 2026, source: 'made up' }],
  });

  it('is what the portal has: the same places, and nothing to do', async () => {
    expect(await digest()).toBe(FIJI_BEFORE);
    expect(await tried(fiji)).toEqual(['Nothing changes: the database holds all of it.']);
  });

  it('makes the same country in a database that does not know it, and has nothing to do after that', async () => {
    await sql
      .raw(`do $$ begin
      set local session_replication_role = replica;
      delete from location where country = ${FIJI};
      delete from country where id = ${FIJI};
      update language set countries = array_remove(countries, ${FIJI});
    end $$`)
      .execute(byHand(server.store));
    const [first, second] = await tried(fiji);
    expect(first).toMatch(/^New country: names \{.*"fr":"Fidji".*; numbers \{.*"zoom":6/);
    expect(second).toMatch(/^New, 53 places: Fiji, Western Division, Viti Levu/);
    expect(await sql`select from location where country = ${FIJI}`.execute(server.store.read)).toMatchObject({
      rows: [],
    });
    await load(fiji);
    expect(await digest()).toBe(FIJI_BEFORE);
    expect((await trail()).filter(({ action }) => action === 'create')).toHaveLength(54);
    await forget();
    expect((await load(fiji)).changes).toEqual([]);
    expect(await trail()).toEqual([]);
  });

  it('refuses to show what is hidden, and says of how many rows', async () => {
    await send(VITI_LEVU);
    await forget();
    const opening = load(withResidents(600_000));
    await expect(opening).rejects.toThrow(ApprovalRequiredError);
    await expect(opening).rejects.toMatchObject({ opening: { opens: 1, countries: [FIJI] } });
    await expect(tryPack(server.store, inputs(withResidents(600_000)))).rejects.toThrow(
      ApprovalRequiredError,
    );
    const lower = {
      ...fiji,
      country: { ...fiji.country, numbers: { publishPersonFrom: 1, publishProfileFrom: 1 } },
    };
    await load(withResidents(900));
    await expect(load({ ...lower, residents: withResidents(900).residents })).rejects.toThrow(
      ApprovalRequiredError,
    );
    const { publish_person_from } = await server.store.read
      .selectFrom('country')
      .select('publish_person_from')
      .where('id', '=', FIJI)
      .executeTakeFirstOrThrow();
    expect(publish_person_from).toBe(2000);
    // Residents that a later pack leaves out stay.
    await load(fiji);
    const { rows } = await sql<{ value: number }>`select u.value from location l
      join population_unit u on u.id = l.population_unit_id where l.id = ${VITI_LEVU}`.execute(
      server.store.read,
    );
    expect(rows).toEqual([{ value: 900 }]);
  });

  it('keeps a place that is no longer in the pack, and says how many cases it has', async () => {
    const suva = await server.store.read
      .selectFrom('location')
      .select('id')
      .where('name', '=', 'Suva')
      .executeTakeFirstOrThrow();
    await send(suva.id);
    const without = { ...fiji, places: fiji.places.filter(({ key }) => key !== 'suva' && key !== 'nadi') };
    expect((await tried(without)).at(-1)).toBe('Not in the pack, and stays: Suva (1 case), Nadi');
    await load(without);
    expect(await sql`select from location where id = ${suva.id}`.execute(server.store.read)).toMatchObject({
      rows: [{}],
    });
  });

  it('leaves what was changed on screen', async () => {
    await byHand(server.store)
      .updateTable('location')
      .set({ name: 'Ovalau (Levuka)', version: 2 })
      .where('name', '=', 'Ovalau')
      .execute();
    expect(await tried(fiji)).toEqual([
      'Nothing changes: the database holds all of it.',
      'Stays as it was changed on screen: Ovalau (Levuka)',
    ]);
  });

  it('is not loaded over by the next release', async () => {
    const own = await readPack(packWith({ 'places.csv': ['Yasawa,', 'Yasawa Island,'] }, FIJI_PACK));
    await load({ ...own, country: { ...own.country, emergency: '000' } });
    await byHand(server.store).deleteFrom('setting').where('key', '=', 'reference').execute();
    await loadReference(server.store);
    const { emergency } = await server.store.read
      .selectFrom('country')
      .select('emergency')
      .where('id', '=', FIJI)
      .executeTakeFirstOrThrow();
    const { name } = await server.store.read
      .selectFrom('location')
      .select('name')
      .where('id', '=', 33)
      .executeTakeFirstOrThrow();
    expect([emergency, name]).toEqual(['000', 'Yasawa Island']);
  });
});
