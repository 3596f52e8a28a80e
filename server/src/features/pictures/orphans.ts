import { sql } from 'kysely';
import { audit } from '../audit/audit';
import { REFERENCES } from './references';
import type { PictureDeps } from './send';

/** Milliseconds that an unused picture is kept, so that the form with it can still be saved. */
const PATIENCE = 24 * 3_600_000;

/** Removes pictures that nothing has named for a day, and files without a picture. */
export async function collectOrphans({ store, clock, media }: Omit<PictureDeps, 'queue'>): Promise<void> {
  const before = new Date(clock.now() - PATIENCE);
  const referred = sql.join(
    REFERENCES.map(
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
  const old = (await media.list()).filter(({ at }) => at < before.getTime());
  if (old.length === 0) return;
  const kept = new Set(
    (await store.read.selectFrom('picture').select('key').execute()).map(({ key }) => key),
  );
  for (const { key } of old) if (!kept.has(key)) await media.remove(key);
}
