import { type RawBuilder, sql } from 'kysely';

/**
 * Every column that may hold the key of a picture, as a query; pictures that none of them names are removed
 * after a day. A new column must be added here.
 */
export const PICTURE_REFERENCES: readonly RawBuilder<unknown>[] = [
  sql`select media from specie`,
  sql`select media from phenotype`,
  // Pending revisions and those that may be reverted need their pictures too.
  sql`select unnest(array[after ->> 'media', decided_before ->> 'media']) from revision`,
  sql`select avatar from app_user`,
  sql`select at_sampling_picture from tracking`,
];
