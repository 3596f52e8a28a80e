import type { Geometry } from '@ciguawatch/shared/domain/geo/geometry';
import type { DrawnIsland } from '@ciguawatch/shared/domain/monthly/bulletin-map';
import { drawnIslands } from '@ciguawatch/shared/domain/monthly/drawn-islands';
import type { Commits } from '../../db/commits';
import type { Reader, Store } from '../../db/store';
import { latestVersions } from '../../http/response-cache/latest-versions';

/** Islands as drawn, by country, with the version of the places that they were made of. */
type Drawn = Map<number, { version: string; islands: DrawnIsland[] }>;

const drawnByStore = new WeakMap<Commits, Drawn>();

/**
 * The islands of a country as the map of a bulletin draws them, by id. Islands without a position are left out.
 * Outlines are made simpler once per change of a place: for 420 islands that takes as long as the rest of a bulletin.
 */
export async function countryIslands(store: Store, country: number): Promise<DrawnIsland[]> {
  const { location: version } = await latestVersions(store).current();
  const drawn: Drawn = drawnByStore.get(store.commits) ?? new Map();
  drawnByStore.set(store.commits, drawn);
  const known = drawn.get(country);
  if (known?.version === version) return known.islands;
  const islands = await drawIslands(store.read, country);
  drawn.set(country, { version, islands });
  return islands;
}

async function drawIslands(db: Reader, country: number): Promise<DrawnIsland[]> {
  const rows = await db
    .selectFrom('location')
    .select(['id', 'parent_id', 'center', 'geometry'])
    .where('country', '=', country)
    .where('type', '=', 'I')
    .where('center', 'is not', null)
    .orderBy('id')
    .execute();
  return drawnIslands(
    rows.map(({ id, parent_id, center, geometry }) => ({
      id,
      archi: parent_id ?? 0,
      center: center as [number, number],
      geometry: geometry as Geometry | null,
    })),
  );
}
