import * as z from 'zod/mini';
import { flag, format, id, instant, uuid, version } from './common';
import { samplingColumns, samplingContent } from './internal/sampling-content';

/** Most rows that one call stores: some hundred samplings, below the largest body. */
export const MOST_ROWS = 2000;

/** Where rows come from. */
const TRACKING_SOURCES = ['form', 'import'] as const;

const country = z.int().check(z.gte(1), z.lte(22));

/**
 * Body of `POST gd/tracking/`; `uuid`, made on the device, makes a repeat harmless. Another body under it is refused.
 */
export const trackingCreate = z.strictObject({
  uuid: z.optional(uuid),
  at_country: country,
  ...samplingContent,
});
export type TrackingCreate = z.infer<typeof trackingCreate>;

/** What changes of a row; what is left out stays. */
export const trackingPatch = z.strictObject({ at_country: z.optional(country), ...samplingContent });
export type TrackingPatch = z.infer<typeof trackingPatch>;

/** A row as its editors read it. */
export const tracking = z.object({
  id,
  uuid: z.nullable(z.string()),
  at_country: z.nullable(z.int()),
  ...samplingColumns,
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
