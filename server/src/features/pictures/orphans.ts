import { sql } from 'kysely';
import { audit } from '../audit/audit';
import { PICTURE_REFERENCES } from './references';
import type { PictureDeps } from './store-picture';

/** Milliseconds that an unused picture is kept, so that the form with it can still be saved. */
const UNUSED_KEPT_MS = 24 * 3_600_000;

/** Removes pictures that nothing has named for a day, and files without a picture. */
export async function collectOrphans({ store, clock, media }: Omit<PictureDeps, 'queue'>): Promise<void> {
  const before = new Date(clock.now() - UNUSED_KEPT_MS);
  const referred = sql.join(
    PICTURE_REFERENCES.map(
      (keys) => sql`exists (select 1 from (${keys}) as held (key) where held.key = picture.key)`,
    ),
    sql` or `,
  );
  await store.tx(async (trx) => {
    const { rows } = await sql<{ key: string }>`
      delete from picture where touched_at < ${before}::timestamptz and not (${referred}) returning key`.execute(
      trx,
    );
    for (const { key } of rows)
      await audit(trx, { at: clock.now(), user: null, kind: 'picture', object_id: key, action: 'delete' });
  });
  const oldFiles = (await media.list()).filter(({ at }) => at < before.getTime());
  if (oldFiles.length === 0) return;
  const knownKeys = new Set(
    (await store.read.selectFrom('picture').select('key').execute()).map(({ key }) => key),
  );
  for (const { key } of oldFiles) if (!knownKeys.has(key)) await media.remove(key);
}
