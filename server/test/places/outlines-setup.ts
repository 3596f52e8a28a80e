import type { LocationCreate, LocationFull, OutlineLine } from '@ciguawatch/shared/api/schemas/outline';
import { TestServer } from '../support/harness';
import type { engines } from '../support/test-store';

const TUAMOTU = 90;
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A ring of a square, by its lower left corner and side in hundredths of a degree, west of Rangiroa. */
export const square = (x: number, y: number, side: number) =>
  [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ].map(([a, b]) => [Math.round((-148 + a! / 100) * 1e7) / 1e7, Math.round((-15 + b! / 100) * 1e7) / 1e7]);

export const hole = (x: number, y: number, side: number) => square(x, y, side).reverse();

/** An atoll of 12 motu around a lagoon, which is a hole of the first. */
export const atoll: LocationCreate['geometry'] = {
  type: 'MultiPolygon',
  coordinates: [
    [square(0, 0, 9), hole(1, 1, 7)],
    ...Array.from({ length: 11 }, (_, index) => [square(10 + index * 2, 0, 1)]),
  ],
};

/** A server for the surrounding tests, and helpers for creators and editors of places of French Polynesia. */
export function setUpOutlines(engine: (typeof engines)[number]) {
  let server: TestServer;
  let archipelago: number;
  let n = 0;
  beforeAll(async () => {
    // Changes at the same time wait for each other: as long as a busy machine takes.
    server = await TestServer.start({ DATABASE_LOCK_SECONDS: '60' }, engine);
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
    // Many tests draw on this one spot.
    return { ...place, geometry: atoll, confirmed: ['overlap'], ...part };
  };
  const create = (part: Partial<LocationCreate> = {}, as = 'gis_creator') =>
    server.post('cw/location/?geom=true', body(part), { as });
  const made = async (part: Partial<LocationCreate> = {}) => (await create(part)).json<LocationFull>();
  const patch = (id: number, change: object, headers = {}, as = 'gis_editor') =>
    server.change('PATCH', `cw/location/${id}/?geom=true`, { as, body: change, headers });
  const remove = (id: number, as = 'gis_editor') => server.change('DELETE', `cw/location/${id}/`, { as });
  const read = async (id: number) =>
    (await server.get(`cw/location/${id}/`, { as: 'gis_editor' })).json<LocationFull>();

  return {
    get server() {
      return server;
    },
    get archipelago() {
      return archipelago;
    },
    ...{ body, create, made, patch, remove, read },
  };
}
