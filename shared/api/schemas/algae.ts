import * as z from 'zod/mini';
import { MAX_COUNTRY } from '../../domain/country/numbers';
import { flag, format, id, instant, uuid, version } from './common';
import { samplingColumns, samplingContent } from './internal/sampling-content';

/** Most rows in one call: some hundred samplings, which stays below the greatest body size. */
export const MOST_ROWS = 2000;

/** Origin of rows. */
const TRACKING_SOURCES = ['form', 'import'] as const;

const country = z.int().check(z.gte(1), z.lte(MAX_COUNTRY));

/**
 * A new row. `uuid` is made on the device so that a repeated request is harmless; the same uuid with another
 * body is refused.
 */
const trackingCreate = z.strictObject({
  uuid: z.optional(uuid),
  at_country: country,
  ...samplingContent,
});
export type TrackingCreate = z.infer<typeof trackingCreate>;

/**
 * Body of `POST gd/tracking/`, where no field is required (specification, section 5): the country may follow
 * from the point.
 */
export const trackingReport = z.strictObject({ ...trackingCreate.shape, at_country: z.optional(country) });
export type TrackingReport = z.infer<typeof trackingReport>;

/** Fields of a row to change; missing ones stay. */
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

/** Several rows in one transaction: a saved sampling, an imported file, or a deletion from the list. */
export const trackingBatch = z.strictObject({
  /** an import skips rows whose sampling already has their species, and restores deleted ones */
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
  /** the rows of the request as they are now stored */
  rows: z.array(tracking),
  /** how many of them existed before */
  known: z.int(),
  /** which ones: index among `rows` of the request, id, and whether they are identical */
  repeats: z.array(z.object({ at: z.int(), id, same: z.boolean() })),
});
export type TrackingSaved = z.infer<typeof trackingSaved>;

export const trackingQuery = z.strictObject({
  /** only these ids, separated by commas */
  ids: z.optional(z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/))),
  /** lists deleted rows that can be restored, instead of existing ones */
  deleted: flag,
  format,
});
