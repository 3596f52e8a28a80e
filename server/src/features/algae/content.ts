import type { TrackingPatch } from '@ciguawatch/shared/api/schemas/algae';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import {
  SAMPLING_FIELD_NAMES,
  type SamplingFieldOfKind,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';
import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import { sql, type Transaction } from 'kysely';
import { jsonb } from '../../db/json';
import type { DB } from '../../db/schema';
import { managesCountry, type Operator } from '../../http/operator';
import { markPictureUsed } from '../pictures/mark-picture-used';

/** Data to check rows against, read once per call. */
interface Checking {
  who: Operator;
  species: ReadonlySet<number>;
  /** milliseconds since 1970 UTC */
  now: number;
}

/** Ids of all species of microalgae. */
export async function speciesNumbers(trx: Transaction<DB>): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select id from algae_specie`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Error codes of a row by field; empty when it can be stored. */
export function contentFaults(
  { at_country, at_species, at_sampling_time }: TrackingPatch,
  { who, species, now }: Checking,
): Record<string, ErrorCode> {
  const time = at_sampling_time ? samplingTimeFault(at_sampling_time, now) : null;
  return {
    ...(at_country !== undefined &&
      !managesCountry(who, at_country) && { at_country: 'country_forbidden' as const }),
    ...(at_species != null && !species.has(at_species) && { at_species: 'unknown_id' as const }),
    ...(time && { at_sampling_time: time }),
  };
}

/** Columns of a body; blank texts become null. */
export function columnsOf({ at_geom, ...rest }: TrackingPatch) {
  const trimmed = SAMPLING_FIELD_NAMES.flatMap((field) => {
    const value = rest[field as keyof typeof rest];
    const isText = samplingField(field).kind === 'text' && typeof value === 'string';
    return isText ? [[field, value.trim() || null] as const] : [];
  });
  return {
    ...rest,
    ...(Object.fromEntries(trimmed) as Pick<TrackingPatch, SamplingFieldOfKind<'text'>>),
    ...(at_geom !== undefined && { at_geom: at_geom === null ? null : jsonb(at_geom) }),
  };
}

/**
 * Marks the pictures named by rows as used, so that they are not collected.
 * @throws HttpError 400 when one does not exist
 */
export async function markPicturesUsed(
  trx: Transaction<DB>,
  rows: readonly TrackingPatch[],
  now: number,
): Promise<void> {
  const keys = new Set(rows.flatMap(({ at_sampling_picture }) => at_sampling_picture ?? []));
  for (const key of keys)
    await markPictureUsed(trx, { key, use: 'algae', field: 'at_sampling_picture', now });
}
