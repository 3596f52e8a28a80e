import { sql } from 'kysely';
import { engines, openTestStore } from '../../../test/test-store';
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

  it('holds every shipped row', async () => {
    expect(await count('country')).toBe(22);
    expect(await count('location')).toBe(1069);
    expect(await count('location', `type = 'I' and country = 4 and geometry->>'type' <> 'Point'`)).toBe(120);
    expect(await count('specie')).toBe(152);
    expect(await count('phenotype')).toBe(31);
    expect(await count('algae_specie')).toBe(42);
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

  it('knows no number of a register that does not know the species', async () => {
    expect(await count('specie', 'aphia_id <= 0 or spec_code <= 0')).toBe(0);
    expect(await count('specie', 'aphia_id is null and spec_code is not null')).toBe(4);
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

  it('closes small and unknown places only', async () => {
    const open = await store.read
      .selectFrom('location')
      .select('name')
      .where('withhold', '=', false)
      .where('type', '=', 'I')
      .execute();
    expect(open.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tahiti', 'Moorea', 'Rangiroa', 'Tubuai']),
    );
    expect(open.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Rapa']));
    expect(await count('location', `not withhold and country <> 4`)).toBe(0);
  });

  it('loads again only what changed and spares what was edited', async () => {
    await store.read
      .updateTable('location')
      .set({ name: 'Changed', version: 2 })
      .where('id', '=', 69)
      .execute();
    await store.read.updateTable('location').set({ name: 'Drifted' }).where('id', '=', 70).execute();
    await store.read.deleteFrom('setting').where('key', '=', 'reference').execute();
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
});
