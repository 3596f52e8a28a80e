import * as z from 'zod/mini';
import { MAX_COUNTRY } from '../../domain/country/numbers';
import { DOUBT_KINDS } from '../../domain/outline/doubt';
import { format, id, instant, maybe, text, uuid, version } from './common';
import { LOCATION_TYPES, location } from './location';

/** Largest body of a call with an outline, in bytes: 150,000 vertices with seven decimals. */
export const OUTLINE_BYTES = 4_500_000;

/** Landforms of islands, as in the reference data; an atoll's lagoon is drawn inside its rim. */
export const LANDFORMS = ['atoll', 'raised atoll', 'high', 'motu', 'sand'] as const;

/**
 * A point, polygon or multipolygon of RFC 7946; heights are dropped. The nesting of its coordinates depends
 * on the type and is checked by the server with the rest of the outline.
 */
const locationGeometry = z.strictObject({
  type: z.enum(['Point', 'Polygon', 'MultiPolygon']),
  coordinates: z.array(z.unknown()),
});
export type LocationGeometry = z.infer<typeof locationGeometry>;

/** Residents of a place with year and source, so that published rates can be verified. */
const residents = z.strictObject({
  value: z.int().check(z.gte(0), z.lte(50_000_000)),
  year: z.int().check(z.gte(1950), z.lte(2100)),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Residents = z.infer<typeof residents>;

/** Doubts about an outline that the editor confirmed to be intended. */
export const confirmedDoubts = z.optional(
  z.array(z.enum(DOUBT_KINDS)).check(z.maxLength(DOUBT_KINDS.length)),
);

const own = {
  name: z.string().check(z.regex(/\S/), z.maxLength(120)),
  /** Names by language where they differ from `name`; `alt` contains further names. */
  names: z.record(z.string().check(z.regex(/^(?:[a-z]{2,3}|alt)$/)), text(300)),
  /** The place that contains it: a country or archipelago for an island, a country for an archipelago. */
  parent_id: z.nullable(id),
  /** IANA zone of an archipelago or country; null inherits the parent's. */
  timezone: z.nullable(text(60)),
  geometry: z.nullable(locationGeometry),
  residents: z.nullable(residents),
  landform: z.nullable(z.enum(LANDFORMS)),
};

/**
 * A new archipelago, island or locality; countries cannot be added. `uuid` makes a repeated request
 * harmless.
 */
export const locationCreate = z.strictObject({
  uuid: z.optional(uuid),
  country: z.int().check(z.gte(1), z.lte(MAX_COUNTRY)),
  type: z.enum(['A', 'I', 'L']),
  ...own,
  names: maybe(own.names),
  timezone: maybe(text(60)),
  residents: maybe(residents),
  landform: z.optional(own.landform),
  confirmed: confirmedDoubts,
});
export type LocationCreate = z.infer<typeof locationCreate>;

/** Fields of a location to change; missing ones stay. */
export const locationPatch = z.partial(z.strictObject({ ...own, confirmed: confirmedDoubts }));
export type LocationPatch = z.infer<typeof locationPatch>;

/** Objects that depend on a location and prevent its deletion. */
const dependents = z.object({
  /** Number of cases reported from there, including deleted ones that can be restored. */
  cases: z.int(),
  /** Places inside it by name, at most 20. */
  children: z.array(z.object({ id, name: z.string(), type: z.enum(LOCATION_TYPES) })),
  /** Number of places inside it. */
  child_count: z.int(),
  /** Number of cases whose patient was treated there. */
  treated: z.int(),
});
export type Dependents = z.infer<typeof dependents>;

/** A location as its editors read it. */
export const locationFull = z.object({
  ...location.shape,
  geometry: z.nullable(locationGeometry),
  own_timezone: z.nullable(z.string()),
  /** Residents of this place, or of the group of islands it is counted with. */
  residents: z.nullable(z.object({ ...residents.shape, islands: z.array(id) })),
  landform: z.nullable(z.enum(LANDFORMS)),
  source: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  changed_at: instant,
  /** Author of the last change; null for data of the installation. */
  changed_by: z.nullable(z.object({ id, name: z.string() })),
  dependents,
});
export type LocationFull = z.infer<typeof locationFull>;

/** A row of the list of outlines. */
export const outlineLine = z.object({
  id,
  version,
  kind: z.nullable(z.enum(['Point', 'Polygon', 'MultiPolygon'])),
  vertices: z.int(),
  /** Area in square kilometres; null for a point. */
  area_km2: z.nullable(z.number()),
  source: z.nullable(z.string()),
  changed_at: instant,
  changed_by: z.nullable(z.object({ id, name: z.string() })),
  cases: z.int(),
});
export type OutlineLine = z.infer<typeof outlineLine>;

/** A deleted location that can still be restored. */
export const deletedPlace = z.object({
  id,
  name: z.string(),
  type: z.enum(LOCATION_TYPES),
  parent_id: z.nullable(id),
  /** Stored name of the place that contained it, which may be deleted too; null for none. */
  parent: z.nullable(z.string()),
  country: z.int(),
  /** Whether it had a number of residents, which comes back unless its islands are counted otherwise since. */
  residents: z.boolean(),
  deleted_at: instant,
  /** Null for a removed account. */
  deleted_by: z.nullable(z.object({ id, name: z.string() })),
  /** Until when it can be restored. */
  until: instant,
});
export type DeletedPlace = z.infer<typeof deletedPlace>;

/** A version of a location's outline, as listed in its history. */
export const outlineVersion = z.object({
  version,
  at: z.nullable(instant),
  user: z.nullable(z.object({ id, name: z.string() })),
  vertices: z.int(),
  area_km2: z.nullable(z.number()),
});
export type OutlineVersion = z.infer<typeof outlineVersion>;

/** A version with its geometry. */
export const outlineVersionFull = z.object({
  ...outlineVersion.shape,
  geometry: z.nullable(locationGeometry),
});
export type OutlineVersionFull = z.infer<typeof outlineVersionFull>;

/** Query of the specification's addresses: `geom=true`. */
export const geomQuery = z.strictObject({ geom: z.optional(z.enum(['true', 'false'])), format });
