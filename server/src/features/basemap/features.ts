import { setImmediate as pause } from 'node:timers/promises';
import { type Bbox, bboxOf, drawnBbox, type Geometry, lng360 } from '@ciguawatch/shared/domain/geo/geometry';
import { toDrawnGeometry } from '@ciguawatch/shared/domain/geo/geometry-antimeridian';
import type { Selectable } from 'kysely';
import type { LocationTable } from '../../db/schema/reference';
import type { Store } from '../../db/store';

/** A place as `shared/domain/basemap` takes it, with longitudes from 0 to 360. */
export interface BasemapFeature {
  /** Id and version stamp, so that results can be cached by state of the place. */
  key: string;
  properties: {
    id: number;
    type: 'C' | 'A' | 'I';
    country_id: number;
    country_iso2: string;
    name: string;
    name_fr: string | null;
    landform: string | null;
    bbox: Bbox;
    center: [number, number];
  };
  geometry: Geometry | null;
}

type Row = Pick<
  Selectable<LocationTable>,
  'id' | 'type' | 'country' | 'name' | 'names' | 'landform' | 'center' | 'loca_bbox' | 'geometry'
> & { iso2: string };

/** Milliseconds of work after which waiting requests get a turn. */
const TURN_MS = 10;

/** Countries, archipelagos and islands to draw; only those changed since the last call are read again. */
export class BasemapFeatures {
  readonly #held = new Map<number, { stamp: string; feature: BasemapFeature | null }>();

  constructor(private readonly store: Store) {}

  /** All places by id, so that the same rows give the same files on every server. */
  async current(): Promise<BasemapFeature[]> {
    const rows = await this.store.read
      .selectFrom('location')
      .select(['id', 'version', 'changed_at'])
      .where('type', 'in', ['C', 'A', 'I'])
      .orderBy('id')
      .execute();
    const stamps = new Map(rows.map((row) => [row.id, `${row.version} ${row.changed_at.getTime()}`]));
    for (const id of this.#held.keys()) if (!stamps.has(id)) this.#held.delete(id);
    const outdated = [...stamps].filter(([id, stamp]) => this.#held.get(id)?.stamp !== stamp);
    await this.#read(
      outdated.map(([id]) => id),
      stamps,
    );
    return withIslands(rows.flatMap(({ id }) => this.#held.get(id)?.feature ?? []));
  }

  async #read(ids: readonly number[], stamps: ReadonlyMap<number, string>): Promise<void> {
    if (ids.length === 0) return;
    const rows = await this.store.read
      .selectFrom('location as l')
      .innerJoin('country as c', 'c.id', 'l.country')
      .select(['l.id', 'l.type', 'l.country', 'l.name', 'l.names', 'l.landform', 'l.center', 'l.loca_bbox'])
      .select((eb) => [
        'c.iso2',
        eb.case().when('l.type', '=', 'I').then(eb.ref('l.geometry')).end().as('geometry'),
      ])
      .where('l.id', 'in', [...ids])
      .execute();
    let turnStart = performance.now();
    for (const row of rows) {
      this.#held.set(row.id, {
        stamp: stamps.get(row.id) ?? '',
        feature: featureOf(row as Row, stamps.get(row.id) ?? ''),
      });
      if (performance.now() - turnStart < TURN_MS) continue;
      await pause();
      turnStart = performance.now();
    }
  }
}

/** A row as a feature to draw; null for a place without a position. */
function featureOf(
  { id, type, country, iso2, name, names, landform, ...row }: Row,
  stamp: string,
): BasemapFeature | null {
  const geometry = row.geometry ? toDrawnGeometry(row.geometry as Geometry) : null;
  const bbox = geometry ? bboxOf(geometry) : row.loca_bbox ? drawnBbox(row.loca_bbox as Bbox) : null;
  const [x, y] = type === 'I' && bbox ? boxCenter(bbox) : ((row.center ?? []) as number[]);
  if (!bbox || x === undefined || y === undefined || (type === 'I' && !geometry)) return null;
  const of = { id, type: type as 'I', country_id: country, country_iso2: iso2, landform: landform ?? null };
  const name_fr = (names as Record<string, string>).fr ?? null;
  return {
    key: `${id} ${stamp}`,
    properties: { ...of, name, name_fr, bbox, center: [lng360(x), y] },
    geometry,
  };
}

/** Middle of an island's box, under which its name is drawn, as in the build's files. */
const boxCenter = ([west, south, east, north]: Bbox) => [(west + east) / 2, (south + north) / 2];

/** Extends the box of each country to all of its islands, including those drawn later. */
function withIslands(features: readonly BasemapFeature[]): BasemapFeature[] {
  const around = (bbox: Bbox, country: number) =>
    features.reduce<Bbox>(
      ([west, south, east, north], { properties: { type, country_id, bbox: own } }) =>
        type === 'I' && country_id === country
          ? [Math.min(west, own[0]), Math.min(south, own[1]), Math.max(east, own[2]), Math.max(north, own[3])]
          : [west, south, east, north],
      bbox,
    );
  return features.map((one) => {
    const { type, bbox, country_id } = one.properties;
    return type === 'C' ? { ...one, properties: { ...one.properties, bbox: around(bbox, country_id) } } : one;
  });
}
