import type { Selectable } from 'kysely';
import type { BasemapCountryTable } from '../../db/schema/outlines';
import type { Reader, Store } from '../../db/store';
import type { BasemapFile } from './basemap-thread';

/** A country with map files from the database. */
export type BasemapRow = Selectable<BasemapCountryTable>;

/** Countries changed since the build, with their files. */
export const basemapRows = (db: Reader): Promise<BasemapRow[]> =>
  db.selectFrom('chart_country').selectAll().orderBy('country').execute();

/** Content of a file; null when there is none of this name. */
export async function basemapBody(db: Reader, name: string): Promise<string | null> {
  const row = await db.selectFrom('chart_file').select('body').where('name', '=', name).executeTakeFirst();
  return row?.body ?? null;
}

/** Stores the files of a country, unless another server has stored those of a later change. */
export async function storeMadeFiles(
  store: Store,
  made: { country: number; upTo: number; entry: Record<string, unknown>; files: readonly BasemapFile[] },
): Promise<void> {
  const at = new Date();
  await store.tx(async (trx) => {
    await trx
      .insertInto('chart_file')
      .values(made.files.map(({ name, body }) => ({ name, body, made_at: at })))
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ made_at: at }))
      .execute();
    await trx
      .updateTable('chart_country')
      .set({ files: JSON.stringify(made.entry), made: made.upTo })
      .where('country', '=', made.country)
      .where('made', '<=', made.upTo)
      .execute();
  });
}

/** Milliseconds that old files stay: open pages still load files of the manifest they started with. */
const KEEP_MS = 7 * 24 * 60 * 60_000;

/**
 * Removes files that no country has named for a week.
 * @param now milliseconds since 1970 UTC
 */
export async function pruneFiles(store: Store, now: number): Promise<void> {
  await store.tx(async (trx) => {
    const namedFiles = (await basemapRows(trx)).flatMap(({ files }) => Object.values(files ?? {}));
    await trx
      .deleteFrom('chart_file')
      .where('made_at', '<', new Date(now - KEEP_MS))
      .where('name', 'not in', ['', ...namedFiles.filter((one) => typeof one === 'string')])
      .execute();
  });
}
