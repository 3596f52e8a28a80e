import type {
  LocationCreate,
  LocationFull,
  OutlineLine,
  OutlineVersion,
} from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import { report, TAHITI, VITI_LEVU } from './cases/samples';
import { TestServer } from './harness';
import { engines } from './test-store';

const TUAMOTU = 90;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A ring of a square with its lower left corner and side in hundredths of a degree, west of Rangiroa. */
const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ].map(([a, b]) => [Math.round((-148 + a! / 100) * 1e7) / 1e7, Math.round((-15 + b! / 100) * 1e7) / 1e7]);

const hole = (x: number, y: number, side: number) => square(x, y, side).reverse();

/** An atoll of 12 motu round a lagoon that is a hole of the first. */
const atoll: LocationCreate['geometry'] = {
  type: 'MultiPolygon',
  coordinates: [
    [square(0, 0, 9), hole(1, 1, 7)],
    ...Array.from({ length: 11 }, (_, index) => [square(10 + index * 2, 0, 1)]),
  ],
};

describe.each(engines)('outlines on %s', (engine) => {
  let server: TestServer;
  let archipelago: number;
  let n = 0;
  beforeAll(async () => {
    server = await TestServer.start({}, engine);
    const found = await server.get('cw/location/outlines/', { as: 'admin' });
    expect(found.json<OutlineLine[]>().some(({ id }) => id === TUAMOTU)).toBe(true);
    const row = await server.store.read
      .selectFrom('location')
      .select('id')
      .where('type', '=', 'A')
      .where('country', '=', 4)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    archipelago = row.id;
  });
  afterAll(() => server.stop());

  const body = (part: Partial<LocationCreate> = {}): LocationCreate => {
    n += 1;
    const place = {
      uuid: uuid(n),
      country: 4,
      type: 'I' as const,
      name: `Motu ${n}`,
      parent_id: archipelago,
    };
    return { ...place, geometry: atoll, ...part };
  };
  const create = (part: Partial<LocationCreate> = {}, as = 'gis_creator') =>
    server.post('cw/location/?geom=true', body(part), { as });
  const made = async (part: Partial<LocationCreate> = {}) => (await create(part)).json<LocationFull>();
  const patch = (id: number, change: object, headers = {}, as = 'gis_editor') =>
    server.change('PATCH', `cw/location/${id}/?geom=true`, { as, body: change, headers });
  const remove = (id: number, as = 'gis_editor') => server.change('DELETE', `cw/location/${id}/`, { as });
  const read = async (id: number) =>
    (await server.get(`cw/location/${id}/`, { as: 'gis_editor' })).json<LocationFull>();

  test('an atoll of twelve motu with a lagoon comes back as it was drawn, for everybody', async () => {
    const answer = await create();
    expect(answer.statusCode).toBe(201);
    const { id, geometry, loca_bbox, dependents } = answer.json<LocationFull>();
    expect(geometry).toEqual(atoll);
    expect(loca_bbox).toEqual([-148, -15, -147.69, -14.91]);
    expect(dependents).toEqual({ cases: 0, treated: 0, child_count: 0, children: [] });
    const [seen] = (await server.get(`cw/location/?geom=true&ids=${id}`)).json<LocationFull[]>();
    expect(seen?.geometry).toEqual(atoll);
    const line = (await server.get('cw/location/outlines/', { as: 'gis_creator' }))
      .json<OutlineLine[]>()
      .find((other) => other.id === id);
    expect(line).toMatchObject({ kind: 'MultiPolygon', vertices: 52, cases: 0, version: 1 });
    expect(line?.changed_by?.name).toBe('Demo Gis Creator');
    const audit = await server.get(`a/audit/?kind=location&id=${id}`, { as: 'gis_editor' });
    expect(audit.json()).toMatchObject([{ action: 'create', after: { vertices: 52 } }]);
  });

  test('the same call twice creates one place', async () => {
    const same = body();
    const first = await server.post('cw/location/', same, { as: 'gis_creator' });
    const again = await server.post('cw/location/', same, { as: 'gis_creator' });
    expect(again.json<LocationFull>().id).toBe(first.json<LocationFull>().id);
  });

  test.each([
    [
      'a crossing shore',
      {
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [-148, -15],
              [-147, -14],
              [-147, -15],
              [-148, -14],
              [-148, -15],
            ],
          ],
        },
      },
      'geometry',
      'geometry_invalid',
    ],
    [
      'an open shore',
      { geometry: { type: 'Polygon', coordinates: [square(0, 0, 1).slice(0, 4)] } },
      'geometry',
      'geometry_invalid',
    ],
    [
      'a part without a ring',
      { geometry: { type: 'MultiPolygon', coordinates: [[]] } },
      'geometry',
      'geometry_invalid',
    ],
    [
      'a point at the pole',
      { geometry: { type: 'Point', coordinates: [0, 90] } },
      'geometry',
      'geometry_invalid',
    ],
    ['nothing drawn', { geometry: null }, 'geometry', 'required'],
    ['an island in an island', { parent_id: TAHITI }, 'parent_id', 'unknown_id'],
    ['an island of another country', { parent_id: 32 }, 'parent_id', 'unknown_id'],
    ['an island in nothing', { parent_id: null }, 'parent_id', 'required'],
    ['a zone of its own on an island', { timezone: 'Pacific/Tahiti' }, 'timezone', 'unknown_choice'],
  ])('%s is refused by field', async (_, part, field, code) => {
    const answer = await create(part as Partial<LocationCreate>);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: code } });
  });

  test('an archipelago has a zone the platform knows', async () => {
    const parent_id = (await read(archipelago)).parent_id;
    const wrong = await create({ type: 'A', parent_id, timezone: 'Pacific/Nowhere' });
    expect(wrong.json()).toMatchObject({ fields: { timezone: 'unknown_choice' } });
    const right = await create({ type: 'A', parent_id, timezone: 'Pacific/Gambier' });
    expect(right.json()).toMatchObject({ timezone: 'Pacific/Gambier', own_timezone: 'Pacific/Gambier' });
  });

  test('a creator cannot edit, an editor cannot create, neither touches another country', async () => {
    const { id } = await made();
    expect((await patch(id, { name: 'X' }, {}, 'gis_creator')).statusCode).toBe(403);
    expect((await create({}, 'gis_editor')).statusCode).toBe(403);
    expect((await remove(id, 'gis_creator')).statusCode).toBe(403);
    expect((await create({ country: 5 })).json()).toMatchObject({ code: 'country_forbidden' });
    for (const answer of [await patch(VITI_LEVU, { name: 'X' }), await remove(VITI_LEVU)])
      expect(answer.json()).toMatchObject({ code: 'country_forbidden' });
    const foreign = await server.get(`cw/location/${VITI_LEVU}/versions/`, { as: 'gis_editor' });
    expect(foreign.json()).toMatchObject({ code: 'country_forbidden' });
  });

  test('each version of an outline is kept and can be drawn again', async () => {
    const { id } = await made();
    const moved = { type: 'Polygon' as const, coordinates: [square(0, 0, 5)] };
    expect((await patch(id, { geometry: moved })).statusCode).toBe(200);
    await patch(id, { name: 'Only a name' });
    const versions = (await server.get(`cw/location/${id}/versions/`, { as: 'gis_editor' })).json<
      OutlineVersion[]
    >();
    expect(versions.map(({ version, vertices }) => [version, vertices])).toEqual([
      [2, 4],
      [1, 52],
    ]);
    const first = await server.get(`cw/location/${id}/versions/1/`, { as: 'gis_creator' });
    expect(first.json()).toMatchObject({ geometry: atoll, user: { name: 'Demo Gis Creator' } });
    await patch(id, { geometry: first.json<LocationFull>().geometry });
    expect((await read(id)).geometry).toEqual(atoll);
    expect((await server.get(`cw/location/${id}/versions/9/`, { as: 'gis_editor' })).statusCode).toBe(404);
  });

  test('the first edit of a shipped outline keeps the shipped one', async () => {
    const before = await read(TAHITI);
    await patch(TAHITI, { geometry: { type: 'Point', coordinates: [-149.43, -17.66] } });
    const versions = (await server.get(`cw/location/${TAHITI}/versions/`, { as: 'gis_editor' })).json<
      OutlineVersion[]
    >();
    expect(versions.map(({ version, user }) => [version, user?.name ?? null])).toEqual([
      [before.version + 1, 'Demo Gis Editor'],
      [before.version, null],
    ]);
    await patch(TAHITI, { geometry: before.geometry });
    expect((await read(TAHITI)).geometry).toEqual(before.geometry);
  });

  test('an outline across 180° is stored in two halves and comes back so', async () => {
    const across = {
      type: 'Polygon' as const,
      coordinates: [
        [
          [179.9, -17],
          [180.1, -17],
          [180.1, -16.9],
          [179.9, -16.9],
          [179.9, -17],
        ],
      ],
    };
    const answer = await server.post(
      'cw/location/',
      body({ ...(await fijiArchipelago()), geometry: across }),
      { as: 'admin' },
    );
    const { geometry, loca_bbox, center } = answer.json<LocationFull>();
    expect(geometry?.type).toBe('MultiPolygon');
    const xs = (geometry!.coordinates as number[][][][]).flat(2).map(([x]) => x);
    expect(Math.max(...(xs as number[]))).toBe(180);
    expect(Math.min(...(xs as number[]))).toBe(-180);
    expect(loca_bbox).toEqual([179.9, -17, -179.9, -16.9]);
    expect(Math.abs(center![0]!)).toBeGreaterThan(179.9);
  });
  const fijiArchipelago = async () => {
    const row = await sql<{
      id: number;
      country: number;
    }>`select parent_id as id, country from location where id = ${VITI_LEVU}`.execute(server.store.read);
    const { id, country } = row.rows[0]!;
    return { parent_id: id, country };
  };

  test('the second of two editors is told what the first one drew', async () => {
    const { id, version } = await made();
    const changed = { type: 'Polygon', coordinates: [square(0, 0, 5)] };
    await patch(id, { geometry: changed }, { 'if-match': `"${version}"` });
    const late = await patch(id, { name: 'Late' }, { 'if-match': `"${version}"` });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'conflict',
      current: { version: version + 1, geometry: changed },
    });
    const both = await Promise.all(
      ['A', 'B'].map((name) => patch(id, { name }, { 'if-match': `"${version + 1}"` })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a place on which something depends is not deleted, one without is, its trail stays', async () => {
    const { id } = await made();
    const locality = await made({
      type: 'L',
      parent_id: id,
      geometry: { type: 'Point', coordinates: [-148, -15] },
    });
    const kept = await remove(id);
    expect(kept.statusCode).toBe(409);
    expect(kept.json()).toMatchObject({
      current: { dependents: { child_count: 1, children: [{ id: locality.id }] } },
    });
    expect((await remove(locality.id)).statusCode).toBe(200);
    await server.post('cw/pcase/create/', report({ case_location_id: id }));
    expect((await remove(id)).json()).toMatchObject({ current: { dependents: { cases: 1 } } });
    const free = await made();
    expect((await remove(free.id)).statusCode).toBe(200);
    const audit = await server.get(`a/audit/?kind=location&id=${free.id}`, { as: 'gis_editor' });
    expect(audit.json()).toMatchObject([{ action: 'delete' }, { action: 'create' }]);
    const gone = await server.get('a/check/location/?after=2026-01-01&del=true');
    expect(gone.json()).toContain(free.id);
    expect((await remove(67)).statusCode).toBe(400);
  });

  test('a moved label point, another parent and residents are told of the cases; an outline alone is not', async () => {
    const { id } = await made();
    const { id: reported } = (await server.post('cw/pcase/create/', report({ case_location_id: id }))).json<{
      id: number;
    }>();
    const chunk = async () =>
      (
        await sql<{ n: number }>`select coalesce(sum(n), 0)::int as n from case_chunk`.execute(
          server.store.read,
        )
      ).rows[0]!.n;
    const stamp = async () =>
      (
        await server.store.read
          .selectFrom('case_report')
          .select('changed_at')
          .where('id', '=', reported)
          .executeTakeFirstOrThrow()
      ).changed_at.getTime();
    const told = async (change: object) => {
      const before = { chunk: await chunk(), stamp: await stamp() };
      await new Promise((done) => setTimeout(done, 5));
      expect((await patch(id, change)).statusCode).toBe(200);
      return { chunk: (await chunk()) > before.chunk, listed: (await stamp()) > before.stamp };
    };
    const withVertex = {
      ...atoll,
      coordinates: [[square(0, 0, 9), hole(2, 2, 5)], ...(atoll!.coordinates as number[][][][]).slice(1)],
    };
    expect(await told({ geometry: withVertex })).toEqual({ chunk: false, listed: false });
    expect(await told({ name: 'Another name' })).toEqual({ chunk: false, listed: false });
    expect(await told({ geometry: { type: 'Polygon', coordinates: [square(50, 50, 5)] } })).toEqual({
      chunk: true,
      listed: true,
    });
    expect(await told({ residents: { value: 2500, year: 2024, source: 'Census' } })).toEqual({
      chunk: true,
      listed: true,
    });
    expect(await told({ parent_id: (await read(archipelago)).parent_id })).toEqual({
      chunk: true,
      listed: true,
    });
    const after = encodeURIComponent(new Date((await stamp()) - 1).toISOString());
    expect((await server.get(`a/check/case/?after=${after}`)).json()).toContain(reported);
    const row = await server.store.read
      .selectFrom('case_report')
      .select(['case_archi', 'case_island', 'version'])
      .where('id', '=', reported)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ case_archi: null, case_island: id, version: 1 });
  });

  test('residents decide what is withheld, in two steps; without a number nothing is published', async () => {
    const ALL = { withhold: true, withhold_profile: true };
    const PROFILE = { withhold: false, withhold_profile: true };
    const NOTHING = { withhold: false, withhold_profile: false };
    const island = await made();
    const { id } = island;
    expect(island).toMatchObject(ALL);
    const locality = await made({
      type: 'L',
      parent_id: id,
      geometry: { type: 'Point', coordinates: [-148, -15] },
    });
    const residents = { value: 1999, year: 2024, source: 'Census' };
    expect((await patch(id, { residents })).json()).toMatchObject({
      ...ALL,
      residents: { value: 1999, islands: [id] },
    });
    expect((await patch(id, { residents: { ...residents, value: 2000 } })).json()).toMatchObject({
      ...PROFILE,
      population: { value: 2000, islands: [id] },
    });
    expect(await read(locality.id)).toMatchObject(PROFILE);
    expect((await patch(id, { residents: { ...residents, value: 19_999 } })).json()).toMatchObject(PROFILE);
    expect((await patch(id, { residents: { ...residents, value: 20_000 } })).json()).toMatchObject(NOTHING);
    expect(await read(locality.id)).toMatchObject(NOTHING);
    expect((await patch(id, { residents: null })).json()).toMatchObject({ ...ALL, residents: null });
    expect(await read(locality.id)).toMatchObject(ALL);
  });

  test('residents of islands that are counted together are those of all of them, and open none', async () => {
    const row = await sql<{
      id: number;
      unit: number;
    }>`select min(id) as id, population_unit_id as unit from location
      where type = 'I' and population_unit_id is not null group by 2 having count(*) > 1 limit 1`.execute(
      server.store.read,
    );
    const { id } = row.rows[0]!;
    const before = await read(id);
    const changed = (
      await patch(id, { residents: { value: 30_000, year: 2026, source: 'Census' } })
    ).json<LocationFull>();
    expect(changed.residents?.islands).toEqual(before.residents?.islands);
    for (const island of before.residents!.islands)
      expect(await read(island)).toMatchObject({ withhold: true, population: { value: 30_000 } });
  });

  test('the last of islands that were counted together does not pass for having their number alone', async () => {
    const [first, second] = [await made(), await made()];
    await sql`insert into population_unit (id, value, year, source) values (${first.id}, 30000, 2024, 'Census')`.execute(
      server.store.read,
    );
    await sql`update location set population_unit_id = ${first.id} where id in (${first.id}, ${second.id})`.execute(
      server.store.read,
    );
    expect(await read(second.id)).toMatchObject({ withhold: true, population: { value: 30_000 } });
    const gone = await remove(first.id);
    expect(gone.statusCode).toBe(200);
    expect(await read(second.id)).toMatchObject({ withhold: true, population: null });
  });

  test('islands of which only a point is drawn wait for their editors, urgently once a case came from there', async () => {
    const ask = async (as: string) =>
      (await server.get('a/work/outlines-missing/', { as })).json<{ count: number; urgent: boolean }>();
    const before = await ask('gis_editor');
    const point = { type: 'Point' as const, coordinates: [-148, -15] };
    const { id } = await made({ geometry: point });
    await made({ type: 'L', parent_id: id, geometry: point });
    expect(await ask('gis_editor')).toEqual({ ...before, count: before.count + 1 });
    await server.post('cw/pcase/create/', report({ case_location_id: id }));
    expect(await ask('gis_editor')).toEqual({ count: before.count + 1, urgent: true });
    await patch(id, { geometry: atoll });
    expect(await ask('gis_editor')).toEqual(before);
    expect((await server.get('a/work/outlines-missing/', { as: 'gis_creator' })).statusCode).toBe(403);
  });
});
