import type { OutlineVersion, OutlineVersionFull } from '@ciguawatch/shared/api/schemas/outline';
import type { Transaction } from 'kysely';
import { jsonb } from '../../../db/json';
import type { DB } from '../../../db/schema';
import type { Reader } from '../../../db/store';
import { notFound } from '../../../http/errors/http-error';
import { editorsOf } from './editor';
import type { LocationRow } from './lock-location';
import { type ChangeAuthor, outlineMeasures } from './note';

type Outline = OutlineVersionFull['geometry'];

/** Stores the outline of a version unless it is stored; `by` is null for reference data. */
export async function storeOutline(
  trx: Transaction<DB>,
  { id, version, geometry }: Pick<LocationRow, 'id' | 'version' | 'geometry'>,
  by: ChangeAuthor | null,
): Promise<void> {
  await trx
    .insertInto('location_outline')
    .values({
      location_id: id,
      version,
      at: by && new Date(by.at),
      user_id: by?.user ?? null,
      geometry: geometry === null ? null : (jsonb(geometry) as never),
    })
    .onConflict((conflict) => conflict.columns(['location_id', 'version']).doNothing())
    .execute();
}

/** Versions of an outline, newest first; one that nobody has changed has its current version only. */
export async function outlineVersions(db: Reader, row: LocationRow): Promise<OutlineVersion[]> {
  const storedVersions = await db
    .selectFrom('location_outline')
    .select(['version', 'at', 'user_id', 'geometry'])
    .where('location_id', '=', row.id)
    .orderBy('version', 'desc')
    .execute();
  if (storedVersions.length === 0)
    storedVersions.push({ version: row.version, at: null, user_id: null, geometry: row.geometry });
  const names = await editorsOf(
    db,
    storedVersions.flatMap(({ user_id }) => user_id ?? []),
  );
  return storedVersions.map(({ version, at, user_id, geometry }) => {
    const { vertices, area_km2 } = outlineMeasures(geometry as Outline);
    const user = user_id === null ? null : (names.get(user_id) ?? null);
    return { version, at: at?.toISOString() ?? null, user, vertices, area_km2 };
  });
}

/**
 * One version with its outline.
 * @throws HttpError 404
 */
export async function outlineVersion(
  db: Reader,
  row: LocationRow,
  version: number,
): Promise<OutlineVersionFull> {
  const line = (await outlineVersions(db, row)).find((other) => other.version === version);
  if (!line) throw notFound('There is no such version of this outline.');
  const storedVersion = await db
    .selectFrom('location_outline')
    .select('geometry')
    .where('location_id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  return { ...line, geometry: (storedVersion ? storedVersion.geometry : row.geometry) as Outline };
}
