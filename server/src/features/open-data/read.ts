import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { ReleasedPlace, ReleaseEntry } from './content/release';
import type { Cell, EarlierRelease } from './gate';

/** What is kept of a release besides its file. */
export interface StoredContent {
  entry: ReleaseEntry;
  cells: readonly Cell[];
  places: readonly ReleasedPlace[];
}

/** A release as everybody sees it. */
export interface ListedRelease extends ReleaseEntry {
  /** SHA-256 of the zip */
  digest: string;
  /** size of the zip in bytes */
  bytes: number;
}

/** A stored release, for comparing the next one with it. */
export type StoredRelease = StoredContent & EarlierRelease & { dataDigest: string };

/** All releases, the latest first. */
export async function listReleases(db: Reader): Promise<ListedRelease[]> {
  const rows = await db
    .selectFrom('open_data_release')
    .select([
      sql<ReleaseEntry>`content -> 'entry'`.as('entry'),
      'digest',
      sql<number>`octet_length(zip)`.as('bytes'),
    ])
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ entry, digest, bytes }) => ({ ...entry, digest, bytes }));
}

/** The zip of a release with its digest; null where there is none. */
export async function readZip(
  db: Reader,
  version: string,
): Promise<{ bytes: Buffer; digest: string; at: Date } | null> {
  const row = await db
    .selectFrom('open_data_release')
    .select(['digest', 'at', sql<string>`encode(zip, 'base64')`.as('base64')])
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? { bytes: Buffer.from(row.base64, 'base64'), digest: row.digest, at: row.at } : null;
}

/** All releases with their cells, the oldest first. */
export async function storedReleases(db: Reader): Promise<StoredRelease[]> {
  const rows = await db
    .selectFrom('open_data_release')
    .select(['content', 'until_month', 'data_digest'])
    .orderBy('id')
    .execute();
  return rows.map(({ content, until_month, data_digest }) => ({
    ...(content as StoredContent),
    until: until_month,
    dataDigest: data_digest,
  }));
}
