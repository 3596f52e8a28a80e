import * as z from 'zod/mini';
import { flag, format, id, version } from './common';

/** C country, A archipelago, I island, L locality. */
export const LOCATION_TYPES = ['C', 'A', 'I', 'L'] as const;

const geometry = z.object({ type: z.string(), coordinates: z.array(z.unknown()) });

/** A location as the public reads it. */
export const location = z.object({
  id,
  name: z.string(),
  /** names by language (fr, en, es, ty), where they differ from `name` */
  names: z.record(z.string(), z.string()),
  /** country id */
  country: z.int(),
  type: z.enum(LOCATION_TYPES),
  parent_id: z.nullable(id),
  parent_name: z.nullable(z.string()),
  /** [west, south, east, north], RFC 7946: west is greater than east when the box crosses 180° */
  loca_bbox: z.nullable(z.array(z.number())),
  /** [longitude, latitude] of the label */
  center: z.nullable(z.array(z.number())),
  /** IANA time zone, own or inherited */
  timezone: z.string(),
  /**
   * Residents of the smallest place around that has both a population and islands; `islands` are those it
   * counts. Null where unknown.
   */
  population: z.nullable(z.object({ value: z.int(), islands: z.array(id), year: z.int() })),
  /** whether public rows of this place omit everything about the person (few or unknown residents) */
  withhold: z.boolean(),
  /** whether they omit sex and age class; missing in lists that an older build stored on the device */
  withhold_profile: z.optional(z.boolean()),
  version,
  /** RFC 7946 geometry, with `geom=true` only */
  geometry: z.optional(z.nullable(geometry)),
  /** where its outline is from, with `geom=true` only; null where it has none of its own */
  source: z.optional(z.nullable(z.string())),
  /** licence of that outline, with `geom=true` only */
  licence: z.optional(z.nullable(z.string())),
});
export type Location = z.infer<typeof location>;

/** A country with its number and the id of its place, which are different and may be mixed up: both may be 4. */
export const country = z.object({
  /** number of the country, as calls take it in `country` */
  country: z.int(),
  /** id of the country as a place: the row of `cw/location/`, and `parent_id` of what lies in it */
  place: id,
  name: z.string(),
  /** names by language (fr, en, es, ty), where they differ from `name` */
  names: z.record(z.string(), z.string()),
  /** IANA time zone */
  timezone: z.string(),
});
export type Country = z.infer<typeof country>;

/** `ids` is a comma-separated list of at most 100. */
export const locationQuery = z.strictObject({
  geom: flag,
  ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/))),
  format,
});
