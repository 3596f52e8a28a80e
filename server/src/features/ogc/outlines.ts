import { type Bbox, type Geometry, polygonsOf } from '@ciguawatch/shared/domain/geo/geometry';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import { boxesMeet, shapeMeets } from './box';
import type { Choice, Collection, GeoFeature, Slice } from './collection';

interface OutlineRow {
  id: number;
  name: string;
  type: string;
  country: number;
  country_name: string | null;
  parent_id: number | null;
  parent_name: string | null;
  source: string | null;
  licence: string | null;
  geometry: Geometry;
}

/** Islands and localities that were drawn: what contains them is the box around them, and no shape. */
const drawn = sql`l.type in ('I', 'L') and l.geometry->>'type' in ('Polygon', 'MultiPolygon')`;

const source = sql`location l left join location p on p.id = l.parent_id
  left join location c on c.country = l.country and c.type = 'C'`;

/**
 * Every outline as a multipolygon, because a layer of a program for maps has one type.
 * @param license address of the terms, for outlines that the laboratory drew and whose licence nothing else says
 */
const feature = ({ id, geometry, licence, ...row }: OutlineRow, license: string): GeoFeature => ({
  type: 'Feature',
  id,
  geometry: { type: 'MultiPolygon', coordinates: polygonsOf(geometry) },
  properties: { ...row, license: licence ?? license },
});

/** The drawn outlines of islands and localities. @param license address of the terms */
export function outlinesCollection(store: Store, license: string): Collection {
  /** Ids of the outlines that have a point in a box; only those that its edge may cut are read whole. */
  async function touching(box: Bbox, country: number | null): Promise<number[]> {
    const { rows } = await sql<{ id: number; loca_bbox: Bbox }>`select l.id, l.loca_bbox from location l
      where ${drawn} and l.loca_bbox is not null and (${country}::int is null or l.country = ${country}::int)`.execute(
      store.read,
    );
    const near = rows.filter(({ loca_bbox }) => boxesMeet(loca_bbox, box)).map(({ id }) => id);
    const found: number[] = [];
    for (let at = 0; at < near.length; at += SHAPES_AT_ONCE) {
      const shapes = await sql<{ id: number; geometry: Geometry }>`select id, geometry from location
        where id = any(${near.slice(at, at + SHAPES_AT_ONCE)}::int[])`.execute(store.read);
      for (const { id, geometry } of shapes.rows) if (shapeMeets(geometry, box)) found.push(id);
    }
    return found;
  }

  /** An outline holds at every time, so `datetime` leaves none out. */
  async function where({ box, country }: Choice) {
    const ids = box === null ? null : await touching(box, country);
    return sql`${drawn} and (${ids}::int[] is null or l.id = any(${ids}::int[]))
      and (${country}::int is null or l.country = ${country}::int)`;
  }

  async function read(
    condition: Awaited<ReturnType<typeof where>>,
    { limit, offset = 0 }: Omit<Slice, 'below'>,
  ): Promise<GeoFeature[]> {
    const { rows } = await sql<OutlineRow>`select l.id, l.name, l.type, l.country, c.name as country_name,
        l.parent_id, p.name as parent_name, l.source, l.licence, l.geometry
      from ${source} where ${condition} order by l.id desc limit ${limit} offset ${offset}`.execute(
      store.read,
    );
    return rows.map((row) => feature(row, license));
  }

  return {
    id: 'outlines',
    isTimed: false,
    geometry: 'MultiPolygon',
    properties: {
      name: { type: 'string' },
      type: { type: 'string' },
      country: { type: 'integer' },
      country_name: { type: 'string' },
      parent_id: { type: 'integer' },
      parent_name: { type: 'string' },
      source: { type: 'string' },
      license: { type: 'string' },
    },
    listed: ['name', 'parent_name', 'license'],
    async count(choice) {
      const condition = await where(choice);
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from location l
        where ${condition}`.execute(store.read);
      return rows[0]?.n ?? 0;
    },
    page: async (choice, { below, ...rest }) => read(sql`${await where(choice)} and l.id < ${below}`, rest),
    one: async (id) => (await read(sql`${drawn} and l.id = ${id}`, { limit: 1 }))[0] ?? null,
  };
}

/** Number of shapes held in memory at a time. */
const SHAPES_AT_ONCE = 50;
