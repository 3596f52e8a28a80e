import { type RawBuilder, sql } from 'kysely';

/**
 * Every place that may hold the key of a picture, as a query of keys: a picture that none of them names is removed
 * after a day. A table that stores keys adds a line here.
 */
export const REFERENCES: readonly RawBuilder<unknown>[] = [
  sql`select media from specie`,
  sql`select media from phenotype`,
  // A change that waits, and one that may be taken back, need theirs too.
  sql`select unnest(array[after ->> 'media', decided_before ->> 'media']) from revision`,
  sql`select avatar from app_user`,
  sql`select at_sampling_picture from tracking`,
];
