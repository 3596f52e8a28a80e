import * as z from 'zod/mini';
import { id } from './common';

/** A country with its number and the id of its place, which are different and may be mixed up: both may be 4. */
export const country = z.object({
  /** number of the country, 1 to 22, as calls take it in `country` */
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
