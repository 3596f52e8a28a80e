import * as z from 'zod/mini';
import { SAMPLING_TIME } from '../../domain/algae/sampling-time';
import { point } from './case';
import { flag, format, id, instant, maybe, text, uuid, version } from './common';
import { pictureKey } from './picture';

/** Most rows that one call stores: some hundred samplings, below the largest body. */
export const MOST_ROWS = 2000;

/** Where rows come from. */
const TRACKING_SOURCES = ['form', 'import'] as const;

const number = (min: number, max: number) => maybe(z.number().check(z.gte(min), z.lte(max)));

/** What a row says of one species of a sampling; what is unknown is null or left out, never 0. */
const content = {
  /** name of a place where samplings are taken again and again */
  station: maybe(text(60)),
  /** shared by the rows of one sampling */
  code: maybe(text(60)),
  at_geom: maybe(point),
  /** civil time at the place, as far as it is known */
  at_sampling_time: maybe(z.string().check(z.regex(SAMPLING_TIME))),
  /** °C */
  at_water_temperature: number(-5, 60),
  /** metres below the surface */
  at_sampling_depth: number(0, 11_000),
  at_sampling_picture: maybe(pictureKey),
  /** cells per gram of algae */
  at_cells_nb: number(0, 1_000_000_000),
  /** number in `gd/specie/` */
  at_species: maybe(id),
  at_toxicity_data: maybe(text(4000)),
  /** potentially toxic */
  at_dino_identification: maybe(z.boolean()),
};

const country = z.int().check(z.gte(1), z.lte(22));

/**
 * Body of `POST gd/tracking/`; `uuid`, made on the device, makes a repeat harmless. Another body under it is refused.
 */
export const trackingCreate = z.strictObject({ uuid: z.optional(uuid), at_country: country, ...content });
export type TrackingCreate = z.infer<typeof trackingCreate>;

/** What changes of a row; what is left out stays. */
export const trackingPatch = z.strictObject({ at_country: z.optional(country), ...content });
export type TrackingPatch = z.infer<typeof trackingPatch>;

/** A row as its editors read it. */
export const tracking = z.object({
  id,
  uuid: z.nullable(z.string()),
  station: z.nullable(z.string()),
  code: z.nullable(z.string()),
  at_country: z.nullable(z.int()),
  at_geom: z.nullable(z.object({ type: z.literal('Point'), coordinates: z.array(z.number()) })),
  at_sampling_time: z.nullable(z.string()),
  at_water_temperature: z.nullable(z.number()),
  at_sampling_depth: z.nullable(z.number()),
  at_sampling_picture: z.nullable(z.string()),
  at_cells_nb: z.nullable(z.number()),
  at_species: z.nullable(z.int()),
  at_toxicity_data: z.nullable(z.string()),
  at_dino_identification: z.nullable(z.boolean()),
  source: z.enum(TRACKING_SOURCES),
  created_at: instant,
  changed_at: instant,
  deleted_at: z.nullable(instant),
  version,
});
export type Tracking = z.infer<typeof tracking>;

const seen = z.strictObject({ id, version });

/** Several rows at once, all or none: a sampling that is saved, a file that is read in, what a list deletes. */
export const trackingBatch = z.strictObject({
  /** an import skips rows whose sampling holds their species already, and brings back what was deleted */
  source: z.optional(z.enum(TRACKING_SOURCES)),
  rows: z.optional(z.array(trackingCreate).check(z.maxLength(MOST_ROWS))),
  changes: z.optional(
    z.array(z.strictObject({ id, version, ...trackingPatch.shape })).check(z.maxLength(500)),
  ),
  removals: z.optional(z.array(seen).check(z.maxLength(MOST_ROWS))),
  restores: z.optional(z.array(id).check(z.maxLength(MOST_ROWS))),
});
export type TrackingBatch = z.infer<typeof trackingBatch>;

export const trackingSaved = z.object({
  /** the rows of the call as they are now */
  rows: z.array(tracking),
  /** how many of them were there already */
  known: z.int(),
  /** which ones: their place among `rows` of the call, their number, and whether they say the same still */
  repeats: z.array(z.object({ at: z.int(), id, same: z.boolean() })),
});
export type TrackingSaved = z.infer<typeof trackingSaved>;

export const trackingQuery = z.strictObject({
  /** only these, divided by commas */
  ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/))),
  /** those that can still be restored in place of those that count */
  deleted: flag,
  format,
});
