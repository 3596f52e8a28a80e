import type {
  LocationCreate,
  LocationFull,
  OutlineLine,
  OutlineVersion,
} from '@ciguawatch/shared/api/schemas/outline';
import { sql } from 'kysely';
import { report, TAHITI, VITI_LEVU } from '../cases/samples';
import { engines } from '../support/test-store';
import { atoll, setUpOutlines, square } from './outlines-setup';

describe.each(engines)('outlines on %s', (engine) => {
  const on = setUpOutlines(engine);
  const { body, create, made, patch, remove, read } = on;

  test('an atoll of twelve motu with a lagoon comes back as it was drawn, for everybody', async () => {
    const response = await create();
    expect(response.statusCode).toBe(201);
    const { id, geometry, loca_bbox, dependents } = response.json<LocationFull>();
    expect(geometry).toEqual(atoll);
    expect(loca_bbox).toEqual([-148, -15, -147.69, -14.91]);
    expect(dependents).toEqual({ cases: 0, treated: 0, child_count: 0, children: [] });
    const [seen] = (await on.server.get(`cw/location/?geom=true&ids=${id}`)).json<LocationFull[]>();
    expect(seen?.geometry).toEqual(atoll);
    const line = (await on.server.get('cw/location/outlines/', { as: 'gis_creator' }))
      .json<OutlineLine[]>()
      .find((other) => other.id === id);
    expect(line).toMatchObject({ kind: 'MultiPolygon', vertices: 52, cases: 0, version: 1 });
    expect(line?.changed_by?.name).toBe('Demo Gis Creator');
    const audit = await on.server.get(`a/audit/?kind=location&id=${id}`, { as: 'gis_editor' });
    expect(audit.json()).toMatchObject([{ action: 'create', after: { vertices: 52 } }]);
  });

  test('the same call twice creates one place', async () => {
    const same = body();
    const first = await on.server.post('cw/location/', same, { as: 'gis_creator' });
    const again = await on.server.post('cw/location/', same, { as: 'gis_creator' });
    expect(again.json<LocationFull>().id).toBe(first.json<LocationFull>().id);
  });

  test('a second place of one name is refused by the name, the ʻeta and accents left out', async () => {
    const { name } = (
      await on.server.post('cw/location/', body(), { as: 'gis_creator' })
    ).json<LocationFull>();
    const refused = await on.server.post('cw/location/', body({ name: `ʻ${name}` }), { as: 'gis_creator' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_body', fields: { name: 'taken' } });
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
    const response = await create(part as Partial<LocationCreate>);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields: { [field]: code } });
  });

  test('an archipelago has a zone the platform knows', async () => {
    const parent_id = (await read(on.archipelago)).parent_id;
    const wrong = await create({ type: 'A', parent_id, timezone: 'Pacific/Nowhere' });
    expect(wrong.json()).toMatchObject({ fields: { timezone: 'unknown_choice' } });
    const right = await create({ type: 'A', parent_id, timezone: 'Pacific/Gambier' });
    expect(right.json()).toMatchObject({ timezone: 'Pacific/Gambier', own_timezone: 'Pacific/Gambier' });
  });

  test('a creator cannot edit, an editor cannot create, neither changes another country', async () => {
    const { id } = await made();
    expect((await patch(id, { name: 'X' }, {}, 'gis_creator')).statusCode).toBe(403);
    expect((await create({}, 'gis_editor')).statusCode).toBe(403);
    expect((await remove(id, 'gis_creator')).statusCode).toBe(403);
    expect((await create({ country: 5 })).json()).toMatchObject({ code: 'country_forbidden' });
    for (const response of [await patch(VITI_LEVU, { name: 'X' }), await remove(VITI_LEVU)])
      expect(response.json()).toMatchObject({ code: 'country_forbidden' });
    const foreign = await on.server.get(`cw/location/${VITI_LEVU}/versions/`, { as: 'gis_editor' });
    expect(foreign.json()).toMatchObject({ code: 'country_forbidden' });
  });

  test('each version of an outline is stored and can be restored', async () => {
    const { id } = await made();
    const moved = { type: 'Polygon' as const, coordinates: [square(0, 0, 5)] };
    expect((await patch(id, { geometry: moved })).statusCode).toBe(200);
    await patch(id, { name: 'Only a name' });
    const versions = (await on.server.get(`cw/location/${id}/versions/`, { as: 'gis_editor' })).json<
      OutlineVersion[]
    >();
    expect(versions.map(({ version, vertices }) => [version, vertices])).toEqual([
      [2, 4],
      [1, 52],
    ]);
    const first = await on.server.get(`cw/location/${id}/versions/1/`, { as: 'gis_creator' });
    expect(first.json()).toMatchObject({ geometry: atoll, user: { name: 'Demo Gis Creator' } });
    const restored = await patch(id, {
      geometry: first.json<LocationFull>().geometry,
      confirmed: ['lost', 'overlap'],
    });
    expect(restored.json()).toMatchObject({ version: 4 });
    expect((await read(id)).geometry).toEqual(atoll);
    expect((await on.server.get(`cw/location/${id}/versions/9/`, { as: 'gis_editor' })).statusCode).toBe(404);
  });

  test('the first edit of a shipped outline keeps the shipped one', async () => {
    const before = await read(TAHITI);
    const point = { type: 'Point', coordinates: [-149.43, -17.66] };
    await patch(TAHITI, { geometry: point, confirmed: ['point'] });
    const versions = (await on.server.get(`cw/location/${TAHITI}/versions/`, { as: 'gis_editor' })).json<
      OutlineVersion[]
    >();
    expect(versions.map(({ version, user }) => [version, user?.name ?? null])).toEqual([
      [before.version + 1, 'Demo Gis Editor'],
      [before.version, null],
    ]);
    await patch(TAHITI, { geometry: before.geometry });
    expect((await read(TAHITI)).geometry).toEqual(before.geometry);
  });

  test('an outline across 180° is stored in two halves and returned whole', async () => {
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
    const response = await on.server.post(
      'cw/location/',
      body({ ...(await fijiArchipelago()), geometry: across }),
      { as: 'admin' },
    );
    const { geometry, loca_bbox, center } = response.json<LocationFull>();
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
    }>`select parent_id as id, country from location where id = ${VITI_LEVU}`.execute(on.server.store.read);
    const { id, country } = row.rows[0]!;
    return { parent_id: id, country };
  };

  test('the second of two editors sees what the first one drew', async () => {
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

  test('a place with dependents is not deleted, one without is, its trail stays', async () => {
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
    await on.server.post('cw/pcase/create/', report({ case_location_id: id }));
    expect((await remove(id)).json()).toMatchObject({ current: { dependents: { cases: 1 } } });
    const free = await made();
    expect((await remove(free.id)).statusCode).toBe(200);
    const audit = await on.server.get(`a/audit/?kind=location&id=${free.id}`, { as: 'gis_editor' });
    expect(audit.json()).toMatchObject([{ action: 'delete' }, { action: 'create' }]);
    const gone = await on.server.get('a/check/location/?after=2026-01-01&del=true');
    expect(gone.json()).toContain(free.id);
    expect((await remove(67)).statusCode).toBe(400);
  });

  test('islands with only a point wait for their editors, urgently once a case came from there', async () => {
    const ask = async (as: string) =>
      (await on.server.get('a/work/outlines-missing/', { as })).json<{ count: number; urgent: boolean }>();
    const before = await ask('gis_editor');
    const point = { type: 'Point' as const, coordinates: [-148, -15] };
    const { id } = await made({ geometry: point });
    await made({ type: 'L', parent_id: id, geometry: point });
    expect(await ask('gis_editor')).toEqual({ ...before, count: before.count + 1 });
    await on.server.post('cw/pcase/create/', report({ case_location_id: id }));
    expect(await ask('gis_editor')).toEqual({ count: before.count + 1, urgent: true });
    await patch(id, { geometry: atoll });
    expect(await ask('gis_editor')).toEqual(before);
    expect((await on.server.get('a/work/outlines-missing/', { as: 'gis_creator' })).statusCode).toBe(403);
  });
});
