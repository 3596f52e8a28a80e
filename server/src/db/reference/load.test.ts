import type { Withheld } from '@ciguawatch/shared/domain/case-table/withheld';
import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { engines, openTestStore } from '../../../test/support/test-store';
import type { Store } from '../store';
import { loadReference } from './load';

describe.each(engines)('reference data on %s', (engine) => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore(engine);
  });
  afterAll(() => store.close());

  const count = async (table: string, where = 'true') => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(store.read);
    return rows[0]?.n;
  };

  it('the database holds every shipped row', async () => {
    expect(await count('country')).toBe(22);
    expect(await count('location')).toBe(1069);
    expect(await count('location', `type = 'I' and country = 4 and geometry->>'type' <> 'Point'`)).toBe(120);
    expect(await count('specie')).toBe(152);
    expect(await count('phenotype')).toBe(31);
    expect(await count('algae_specie')).toBe(42);
    // Each identifier says where it was found; of the others none is known.
    const algae = await store.read.selectFrom('algae_specie').selectAll().orderBy('id').execute();
    expect(algae.every(({ aphia_id, id_source }) => (aphia_id === null) === (id_source === null))).toBe(true);
    expect(algae.filter(({ aphia_id }) => aphia_id === null).map(({ as_name }) => as_name)).toEqual([
      ...['Gambierdiscus sp.', 'Gambierdiscus honu', 'Coolia malayensis', 'Fukuyoa sp.', 'Ostreopsis sp.'],
    ]);
    expect(await count('language')).toBe(36);
  });

  it('keeps every longitude within RFC 7946', async () => {
    const outside = `exists (select from jsonb_path_query(geometry, 'strict $.**[0] ? (@.type() == "number" && (@ > 180 || @ < -180))'))`;
    expect(await count('location', outside)).toBe(0);
    expect(await count('location', `(center->>0)::float not between -180 and 180`)).toBe(0);
    const taveuni = await store.read
      .selectFrom('location')
      .selectAll()
      .where('name', '=', 'Taveuni')
      .where('type', '=', 'I')
      .executeTakeFirstOrThrow();
    const [west = 0, , east = 0] = taveuni.loca_bbox as number[];
    expect(west).toBeGreaterThan(east);
  });

  it('writes Tahitian names with the letter ʻeta', async () => {
    expect(await count('product_name', `value ~ '[''’]' and lang_id = 4`)).toBe(0);
    expect(await count('product_name', `value = 'haʻamea'`)).toBeGreaterThan(0);
  });

  it('has no id of a register that does not know the species', async () => {
    expect(await count('specie', 'aphia_id <= 0 or spec_code <= 0')).toBe(0);
    expect(await count('specie', 'aphia_id is null and spec_code is not null')).toBe(5);
  });

  it('has each species under its accepted name, the former one with its source', async () => {
    const { rows } = await sql<{ name: string; former: string; source: string }>`
      select s.name, one ->> 'name' as former, one ->> 'source' as source
      from specie s, jsonb_array_elements(s.synonyms) as one order by 1`.execute(store.read);
    expect(rows.map(({ name, former }) => [former, name])).toEqual([
      ['Carangoides ferdau', 'Ferdauia ferdau'],
      ['Carangoides orthogrammus', 'Ferdauia orthogrammus'],
      ['Heteropriacanthus cruentatus', 'Heteropriacanthus carolinus'],
    ]);
    for (const { source } of rows) expect(source).toMatch(/ 20\d\d \(.+\)/);
  });

  it('gives zones to countries and to the archipelagos that differ', async () => {
    const rows = await store.read
      .selectFrom('location')
      .select(['name', 'timezone'])
      .where('timezone', 'is not', null)
      .execute();
    const zone = (name: string) => rows.find((row) => row.name === name)?.timezone;
    expect(rows.filter((row) => row.timezone)).toHaveLength(30);
    expect(zone('French Polynesia')).toBe('Pacific/Tahiti');
    expect(zone('Marquesas Islands')).toBe('Pacific/Marquesas');
    expect(zone('Gambier Islands')).toBe('Pacific/Gambier');
    expect(['Kiribati', 'Phoenix Islands', 'Line Islands'].map(zone)).toEqual([
      'Pacific/Tarawa',
      'Pacific/Kanton',
      'Pacific/Kiritimati',
    ]);
  });

  it('publishes islands with enough residents of their own, and sex and age of Tahiti alone', async () => {
    const open = async (withhold: Withheld) => {
      const rows = await store.read
        .selectFrom('location')
        .select('name')
        .where('withhold', '=', withhold)
        .where('type', '=', 'I')
        .orderBy('name')
        .execute();
      return rows.map(({ name }) => name);
    };
    expect(await open(0)).toEqual(['Tahiti']);
    expect(await open(1)).toEqual(
      [
        ...[
          'Bora Bora',
          'Hiva Oa',
          'Huahine',
          'Moorea',
          'Nuku Hiva',
          'Rangiroa',
          'Raiatea',
          'Rurutu',
          'Tahaa',
        ],
        ...['Tubuai', 'Ua Pou'],
      ].sort(),
    );
    // A report that names only an archipelago or a country may come from its smallest island.
    expect(await count('location', `withhold < 2 and type in ('A', 'C')`)).toBe(0);
    expect(await count('location', 'withhold < 2 and country <> 4')).toBe(0);
    expect(await count('location', `withhold <> 0 and type = 'L' and parent_id = 69`)).toBe(0);
  });

  it('loads again only what changed and spares what was edited', async () => {
    await byHand(store)
      .updateTable('location')
      .set({ name: 'Changed', version: 2 })
      .where('id', '=', 69)
      .execute();
    await byHand(store).updateTable('location').set({ name: 'Drifted' }).where('id', '=', 70).execute();
    await byHand(store).deleteFrom('setting').where('key', '=', 'reference').execute();
    const start = performance.now();
    await loadReference(store);
    console.info(`reference data loaded on ${engine} in ${Math.round(performance.now() - start)} ms`);
    const names = await store.read
      .selectFrom('location')
      .select('name')
      .where('id', 'in', [69, 70])
      .orderBy('id')
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['Changed', 'Moorea']);
    expect(await count('product_name')).toBeGreaterThan(400);
  });

  it('replaces names of a former release where no editor has written', async () => {
    const add = (specie_id: number, value: string) =>
      sql`insert into product_name (specie_id, lang_id, value) values (${specie_id}, 4, ${value})`.execute(
        byHand(store),
      );
    await add(92, 'ume');
    await add(93, 'ume tarei');
    await sql`delete from product_name where specie_id = 93 and value = 'ʻume tarei'`.execute(byHand(store));
    await sql`update specie set version = 2 where id = 93`.execute(byHand(store));
    const stamp = async () =>
      (
        await store.read
          .selectFrom('specie')
          .select('changed_at')
          .where('id', '=', 92)
          .executeTakeFirstOrThrow()
      ).changed_at;
    const before = await stamp();
    await byHand(store).deleteFrom('setting').where('key', '=', 'reference').execute();
    await loadReference(store);
    const { rows } = await sql<{ value: string }>`
      select value from product_name where specie_id in (92, 93) and lang_id = 4 order by specie_id`.execute(
      store.read,
    );
    expect(rows.map(({ value }) => value)).toEqual(['ʻume', 'ume tarei']);
    expect((await stamp()).getTime()).toBeGreaterThan(before.getTime());
  });

  it('separates a number that islands shared in an older database, entered by an editor or shipped', async () => {
    // Rangiroa and its neighbours as earlier versions loaded them, with the shared number that an editor
    // typed on Makatea.
    await sql`insert into population_unit (id, value, year, source) values (9001, 3800, 2024, 'typed')`.execute(
      byHand(store),
    );
    await sql`update location set population_unit_id = 9001, version = version + (id = 119)::int
      where id in (117, 118, 119, 120)`.execute(byHand(store));
    await sql`delete from setting where key = 'reference'`.execute(byHand(store));
    await loadReference(store);
    const { rows } = await sql<{ id: number; value: number; withhold: number }>`
      select l.id, u.value, l.withhold from location l join population_unit u on u.id = l.population_unit_id
      where l.id in (117, 118, 119, 120) order by 1`.execute(store.read);
    expect(rows).toEqual([
      { id: 117, value: 294, withhold: 2 },
      { id: 118, value: 560, withhold: 2 },
      { id: 119, value: 94, withhold: 2 },
      { id: 120, value: 2709, withhold: 1 },
    ]);
    expect(await count('population_unit', 'id = 9001')).toBe(0);
  });

  it('follows the limits of a country', async () => {
    const limits = (person: number, profile: number) =>
      sql`update country set publish_person_from = ${person}, publish_profile_from = ${profile} where id = 4`.execute(
        byHand(store),
      );
    await limits(3000, 17_858);
    expect(await count('location', `type = 'I' and withhold = 0`)).toBe(2);
    expect(await count('location', `id in (120, 86) and withhold = 2`)).toBe(2);
    await expect(limits(3000, 2999)).rejects.toThrow();
    await limits(2000, 20_000);
    expect(await count('location', `type = 'I' and withhold = 0`)).toBe(1);
  });
});
