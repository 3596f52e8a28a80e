import type { LocationFull, OutlineLine, OutlineVersion } from '@ciguawatch/shared/api/schemas/outline';
import { DOUBT_KINDS } from '@ciguawatch/shared/domain/outline/doubt';
import { sql } from 'kysely';
import { TAHITI } from '../cases/samples';
import { engines } from '../support/test-store';
import { setUpOutlines, square } from './outlines-setup';

/** Far east of the Society Islands, and of every other island of the country. */
const FAR = { type: 'Polygon' as const, coordinates: [square(2000, 0, 10)] };
const NEAR = { type: 'Polygon' as const, coordinates: [square(-300, -200, 2)] };
const FAR_AWAY = [...DOUBT_KINDS];

describe.each(engines)('outlines computed from islands on %s', (engine) => {
  const on = setUpOutlines(engine);
  const { create, patch, remove, read } = on;
  const trail = async (id: number) =>
    (await on.server.get(`a/audit/?kind=location&id=${id}`, { as: 'gis_editor' })).json<
      { action: string; after: object; user: { name: string } }[]
    >();
  const country = async () => (await read(on.archipelago)).parent_id!;
  const made = async (geometry: LocationFull['geometry']) => {
    const response = await create({ geometry, confirmed: FAR_AWAY });
    expect(response.json()).toMatchObject({ id: expect.any(Number) });
    return response.json<LocationFull>();
  };
  const restore = (id: number) => on.server.call('POST', `cw/location/${id}/restore/`, { as: 'gis_editor' });
  const boxes = async () => {
    const [hull, box] = [await read(on.archipelago), await read(await country())];
    return { hull: hull.loca_bbox!, box: box.loca_bbox!, versions: [hull.version, box.version] };
  };

  test('follow an island that is created, changed, deleted and restored', async () => {
    const first = await boxes();
    const { id } = await made(FAR);
    const created = await boxes();
    // Hundredths of a degree from -148: 20.10 east, with the margins of the shipped outlines.
    expect(created.hull[2]).toBeCloseTo(-127.9 + 0.03, 3);
    expect(created.box[2]).toBeCloseTo(-127.9 + 0.06, 3);
    expect(created.versions).toEqual(first.versions.map((version) => version + 1));
    for (const above of [on.archipelago, await country()]) {
      expect((await trail(above))[0]).toMatchObject({
        action: 'update',
        after: { area_km2: expect.any(Number) },
        user: { name: 'Demo Gis Creator' },
      });
      const versions = (await on.server.get(`cw/location/${above}/versions/`, { as: 'gis_editor' })).json<
        OutlineVersion[]
      >();
      expect(versions.map(({ user }) => user?.name ?? null)).toEqual(['Demo Gis Creator', null]);
    }

    await patch(id, { geometry: NEAR, confirmed: FAR_AWAY });
    const moved = await boxes();
    expect(moved.hull[2]).toBeLessThan(-147);
    expect(moved.box[2]).toBeLessThan(-130);

    await patch(id, { geometry: FAR, confirmed: FAR_AWAY });
    expect((await boxes()).hull).toEqual(created.hull);
    expect((await remove(id)).statusCode).toBe(200);
    expect((await boxes()).hull).toEqual(moved.hull);
    expect((await restore(id)).statusCode).toBe(200);
    expect(await boxes()).toMatchObject({ hull: created.hull, box: created.box });
    await remove(id);
  });

  test('stay as they are when an island changes within them, or only its name does', async () => {
    const { id } = await made({ type: 'Polygon', coordinates: [square(-300, -250, 2)] });
    const before = await boxes();
    await patch(id, { geometry: { type: 'Polygon', coordinates: [square(-300, -250, 3)] } });
    await patch(id, { name: 'Renamed within' });
    expect(await boxes()).toEqual(before);
    await remove(id);
  });

  test('both archipelagos follow an island that moves from one to the other', async () => {
    const { id } = await made(FAR);
    const other = await on.server.store.read
      .selectFrom('location')
      .select(['id', 'version'])
      .where('type', '=', 'A')
      .where('country', '=', 4)
      .where('id', '<>', on.archipelago)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await patch(id, { parent_id: other.id });
    expect((await boxes()).hull[2]).toBeLessThan(-147);
    expect((await read(other.id)).loca_bbox![2]).toBeCloseTo(-127.9 + 0.03, 3);
    await remove(id);
    expect((await read(other.id)).version).toBe(other.version + 2);
  });

  test('stop following once a person has drawn them', async () => {
    const own = await read(on.archipelago);
    const drawn = await patch(on.archipelago, {
      geometry: { type: 'Polygon', coordinates: [square(-700, -400, 900)] },
      confirmed: FAR_AWAY,
    });
    expect(drawn.json()).toMatchObject({ source: null, version: own.version + 1 });
    const { id } = await made(FAR);
    const after = await boxes();
    expect(after.versions[0]).toBe(own.version + 1);
    expect(after.box[2]).toBeCloseTo(-127.9 + 0.06, 3);
    await remove(id);
    const line = (await on.server.get('cw/location/outlines/', { as: 'gis_editor' }))
      .json<OutlineLine[]>()
      .find((one) => one.id === on.archipelago);
    expect(line?.source).toBeNull();
    await on.server.store.tx(
      async (trx) =>
        void (await sql`update location set source = ${own.source} where id = ${on.archipelago}`.execute(
          trx,
        )),
    );
  });

  test('keep the last outline of an archipelago whose only island is deleted', async () => {
    const parent_id = await country();
    const alone = (await create({ type: 'A', parent_id, confirmed: FAR_AWAY } as never)).json<LocationFull>();
    await on.server.store.tx(
      async (trx) =>
        void (await sql`update location set source = 'convex hull of its islands'
          where id = ${alone.id}`.execute(trx)),
    );
    const { id } = (
      await create({ geometry: FAR, parent_id: alone.id, confirmed: FAR_AWAY })
    ).json<LocationFull>();
    const around = (await read(alone.id)).geometry;
    expect(around).not.toEqual(alone.geometry);
    await remove(id);
    expect((await read(alone.id)).geometry).toEqual(around);
  });

  test('changes of islands of one archipelago at the same time all succeed', async () => {
    const islands = [await made(FAR), await made(NEAR)];
    // Its version counts up when the others' changes reach it between reading and renaming.
    const renamed = async (): ReturnType<typeof patch> => {
      const answer = await patch(on.archipelago, { name: 'Renamed meanwhile' });
      return answer.statusCode === 409 ? renamed() : answer;
    };
    const answers = await Promise.all([
      ...islands.map(({ id }, index) =>
        patch(id, {
          geometry: { type: 'Polygon', coordinates: [square(2100 + index * 50, 0, 5)] },
          confirmed: FAR_AWAY,
        }),
      ),
      renamed(),
      create({
        geometry: { type: 'Polygon', coordinates: [square(2300, 0, 5)] },
        confirmed: FAR_AWAY,
      } as never),
      patch(TAHITI, { name: 'Tahiti renamed' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 201, 200]);
    expect((await boxes()).hull[2]).toBeCloseTo(-148 + 23.05 + 0.03, 3);
  });
});
