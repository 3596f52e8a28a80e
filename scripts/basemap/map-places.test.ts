import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import { shippedPlaces } from '@ciguawatch/shared/testing/shipped-places';
import type { Store } from '../../server/src/db/store';
import { openTestStore } from '../../server/test/support/test-store';

interface Feature {
  geometry: { type: string; coordinates: unknown };
  properties: { id: number; type: string; name: string; parent_id: number | null; country_id: number };
}

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const FIJI = 3;

/** Middle of the extent of a geometry, to four decimals: the rings of the two readers may begin elsewhere. */
function middleOf({ coordinates }: { coordinates: unknown }): number[] {
  const numbers =
    JSON.stringify(coordinates)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  return [0, 1].map((axis) => {
    const side = numbers.filter((_, at) => at % 2 === axis);
    return Math.round(((Math.min(...side) + Math.max(...side)) / 2) * 1e4) / 1e4;
  });
}

// The build does not run the server, so that it reads the folders of countries by itself.
test('the build draws its maps of the places that the server makes of a pack', async () => {
  const rows = await store.read
    .selectFrom('location')
    .select(['id', 'type', 'name', 'parent_id', 'geometry'])
    .where('country', '=', FIJI)
    .orderBy('id')
    .execute();
  // Archipelagos are drawn around their islands by the server.
  const where = (type: string, geometry: unknown) =>
    type === 'I' || type === 'L' ? middleOf(toDrawnGeometry(geometry as never)) : null;
  const drawn = shippedPlaces<Feature>().filter(({ properties }) => properties.country_id === FIJI);
  expect(rows.length).toBeGreaterThan(30);
  expect(
    drawn.map(({ geometry, properties: { id, type, name, parent_id } }) => [
      ...[id, type, name, parent_id],
      where(type, geometry),
    ]),
  ).toEqual(
    rows.map(({ id, type, name, parent_id, geometry }) => [
      ...[id, type, name, parent_id],
      where(type, geometry),
    ]),
  );
});
