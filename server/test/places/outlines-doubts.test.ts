import type { LocationFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Doubt } from '@ciguawatch/shared/domain/outline/doubt';
import { TAHITI } from '../cases/samples';
import { engines } from '../support/test-store';
import { setUpOutlines, square } from './outlines-setup';

const MOOREA = 'Moorea';

describe.each(engines)('unlikely outlines on %s', (engine) => {
  const on = setUpOutlines(engine);
  const { create, patch, read } = on;
  const doubtsIn = (response: { statusCode: number; json: () => unknown }) => {
    const { code, current } = response.json() as { code?: string; current?: { doubts: Doubt[] } };
    return [response.statusCode, code, current?.doubts.map(({ kind }) => kind)];
  };
  const polygon = (...rings: number[][][]) => ({ type: 'Polygon' as const, coordinates: rings });

  test('a point for drawn land is asked about, and stored once that is confirmed', async () => {
    const before = await read(TAHITI);
    const point = { type: 'Point' as const, coordinates: [-149.43, -17.66] };
    expect(doubtsIn(await patch(TAHITI, { geometry: point }))).toEqual([409, 'outline_doubtful', ['point']]);
    expect((await read(TAHITI)).version).toBe(before.version);
    const other = await patch(TAHITI, { geometry: point, confirmed: ['grown'] });
    expect(doubtsIn(other)).toEqual([409, 'outline_doubtful', ['point']]);
    const stored = await patch(TAHITI, { geometry: point, confirmed: ['point'] });
    expect(stored.json()).toMatchObject({ geometry: point, version: before.version + 1 });
    const back = await patch(TAHITI, { geometry: before.geometry });
    expect(back.statusCode).toBe(200);
  });

  test('a neighbour drawn over is called by its id', async () => {
    const islands = await on.server.store.read
      .selectFrom('location')
      .select(['id', 'geometry', 'parent_id'])
      .where('name', '=', MOOREA)
      .where('type', '=', 'I')
      .execute();
    const [moorea] = islands;
    const response = await create({
      geometry: moorea!.geometry as never,
      parent_id: moorea!.parent_id,
      confirmed: [],
    });
    expect(response.json<{ current: { doubts: Doubt[] } }>().current.doubts).toMatchObject([
      { kind: 'overlap', places: [moorea!.id] },
    ]);
  });

  test('land that leaves the former land, and a new place without measure, are asked about', async () => {
    const { id } = (await create({ geometry: polygon(square(300, 300, 4)) })).json<LocationFull>();
    expect(doubtsIn(await patch(id, { geometry: polygon(square(320, 300, 4)) }))[2]).toEqual(['moved']);
    expect(doubtsIn(await patch(id, { geometry: polygon(square(300, 300, 9)) }))[2]).toEqual(['grown']);
    expect((await patch(id, { geometry: polygon(square(300, 300, 5)) })).statusCode).toBe(200);
    expect(doubtsIn(await create({ geometry: polygon(square(-500, 300, 500)) }))[2]).toContain('large');
    expect(doubtsIn(await create({ geometry: polygon(square(300, 320, 0.001)) }))[2]).toEqual(['small']);
    const north = { type: 'Point' as const, coordinates: [-149.4, 17.7] };
    expect(doubtsIn(await create({ geometry: north }))[2]).toEqual(['far']);
  });

  test('a new islet with the land of a large island is asked about, and stored once that is confirmed', async () => {
    const islet = { landform: 'motu' as const, geometry: polygon(square(300, 360, 16)), confirmed: [] };
    expect(doubtsIn(await create(islet))).toEqual([409, 'outline_doubtful', ['large']]);
    expect((await create({ ...islet, confirmed: ['large'] })).statusCode).toBe(201);
    // Less land than the box of Rangiroa has, more than Tahiti.
    const unknown = { geometry: polygon(square(340, 360, 45)), confirmed: [] };
    expect(doubtsIn(await create(unknown))).toEqual([409, 'outline_doubtful', ['large']]);
    const high = { landform: 'high' as const, geometry: polygon(square(400, 360, 16)), confirmed: [] };
    expect((await create(high)).statusCode).toBe(201);
  });

  test('a locality at sea and an island that leaves its localities outside are asked about', async () => {
    const at = (x: number, y: number) => ({ type: 'Point' as const, coordinates: [x, y] });
    const island = (await create({ geometry: polygon(square(300, 340, 9)) })).json<LocationFull>();
    const locality = { type: 'L' as const, parent_id: island.id };
    expect(doubtsIn(await create({ ...locality, geometry: at(-144.5, -11.55) }))[2]).toEqual(['outside']);
    const inside = await create({ ...locality, geometry: at(-144.92, -11.55) });
    expect(inside.statusCode).toBe(201);
    const eastOnly = polygon([
      [-144.97, -11.6],
      [-144.91, -11.6],
      [-144.91, -11.51],
      [-144.97, -11.51],
      [-144.97, -11.6],
    ]);
    expect((await patch(island.id, { geometry: eastOnly })).statusCode).toBe(200);
    const westOnly = polygon([
      [-145, -11.6],
      [-144.945, -11.6],
      [-144.945, -11.51],
      [-145, -11.51],
      [-145, -11.6],
    ]);
    expect(doubtsIn(await patch(island.id, { geometry: westOnly }))[2]).toContain('places');
  });
});
