import * as z from 'zod/mini';
import { format, id, instant, maybe, text, uuid, version } from './common';
import { LOCATION_TYPES, location } from './location';

/** Largest body of a call that carries an outline, in bytes: 150,000 vertices of seven decimals. */
export const OUTLINE_BYTES = 4_500_000;

/** Forms of islands, as the reference data say them; an atoll's lagoon is drawn inside its rim. */
const LANDFORMS = ['atoll', 'raised atoll', 'high', 'motu', 'sand'] as const;

/**
 * A point, a polygon or a multipolygon of RFC 7946; heights are dropped. How deep its positions lie follows from the
 * type, which the server checks with the rest of the outline.
 */
const locationGeometry = z.strictObject({
  type: z.enum(['Point', 'Polygon', 'MultiPolygon']),
  coordinates: z.array(z.unknown()),
});
export type LocationGeometry = z.infer<typeof locationGeometry>;

/** Residents of a place, of which year and from where: without a source nobody can check the rates. */
const residents = z.strictObject({
  value: z.int().check(z.gte(0), z.lte(50_000_000)),
  year: z.int().check(z.gte(1950), z.lte(2100)),
  source: z.string().check(z.minLength(1), z.maxLength(200)),
});
export type Residents = z.infer<typeof residents>;

const own = {
  name: z.string().check(z.regex(/\S/), z.maxLength(120)),
  /** Names by short language where they differ from `name`; `alt` holds other names. */
  names: z
    .array(z.strictObject({ language: z.string().check(z.regex(/^(?:[a-z]{2,3}|alt)$/)), name: text(300) }))
    .check(z.maxLength(30)),
  /** The place it lies in: a country or archipelago for an island, a country for an archipelago. */
  parent_id: z.nullable(id),
  /** IANA zone of an archipelago or country; null inherits the parent's. */
  timezone: z.nullable(text(60)),
  geometry: z.nullable(locationGeometry),
  residents: z.nullable(residents),
  landform: z.nullable(z.enum(LANDFORMS)),
};

/** A new archipelago, island or locality; countries are given. `uuid` makes a repeat harmless. */
export const locationCreate = z.strictObject({
  uuid: z.optional(uuid),
  country: z.int().check(z.gte(1), z.lte(22)),
  type: z.enum(['A', 'I', 'L']),
  ...own,
  names: maybe(own.names),
  timezone: maybe(text(60)),
  residents: maybe(residents),
  landform: z.optional(own.landform),
});
export type LocationCreate = z.infer<typeof locationCreate>;

/** What changes of a location; what is left out stays. */
export const locationPatch = z.partial(z.strictObject(own));
export type LocationPatch = z.infer<typeof locationPatch>;

/** What depends on a location, and so keeps it from being deleted. */
const dependents = z.object({
  /** Cases reported from there, deleted ones that can still be restored included. */
  cases: z.int(),
  /** Places that lie in it, by name; 20 at most. */
  children: z.array(z.object({ id, name: z.string(), type: z.enum(LOCATION_TYPES) })),
  /** How many places lie in it. */
  child_count: z.int(),
  /** Cases whose patient was treated there. */
  treated: z.int(),
});
export type Dependents = z.infer<typeof dependents>;

/** A location as its editors read it. */
export const locationFull = z.object({
  ...location.shape,
  geometry: z.nullable(locationGeometry),
  own_timezone: z.nullable(z.string()),
  /** Residents given for this place or the islands it is counted with. */
  residents: z.nullable(z.object({ ...residents.shape, islands: z.array(id) })),
  landform: z.nullable(z.enum(LANDFORMS)),
  source: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  changed_at: instant,
  /** Who changed it last; null for data of the installation. */
  changed_by: z.nullable(z.object({ id, name: z.string() })),
  dependents,
});
export type LocationFull = z.infer<typeof locationFull>;

/** A line of the list of outlines. */
export const outlineLine = z.object({
  id,
  version,
  kind: z.nullable(z.enum(['Point', 'Polygon', 'MultiPolygon'])),
  vertices: z.int(),
  /** Square kilometres; null for a point. */
  area_km2: z.nullable(z.number()),
  source: z.nullable(z.string()),
  changed_at: instant,
  changed_by: z.nullable(z.object({ id, name: z.string() })),
  cases: z.int(),
});
export type OutlineLine = z.infer<typeof outlineLine>;

/** A version of a location's outline, as its history lists it. */
export const outlineVersion = z.object({
  version,
  at: z.nullable(instant),
  user: z.nullable(z.object({ id, name: z.string() })),
  vertices: z.int(),
  area_km2: z.nullable(z.number()),
});
export type OutlineVersion = z.infer<typeof outlineVersion>;

/** The same with what was drawn. */
export const outlineVersionFull = z.object({
  ...outlineVersion.shape,
  geometry: z.nullable(locationGeometry),
});
export type OutlineVersionFull = z.infer<typeof outlineVersionFull>;

/** The specification's addresses say `geom=true`. */
export const geomQuery = z.strictObject({ geom: z.optional(z.enum(['true', 'false'])), format });
