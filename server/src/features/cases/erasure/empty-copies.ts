import { isErasable } from '@ciguawatch/shared/domain/report/erasable-fields';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { redactTrail } from '../../audit/redact';
import { eraseIssuedNotes } from '../../monthly/erase-notes';
import { keyedFingerprint } from './erased-report';

/** Cases whose copies are emptied in one transaction. */
const BATCH = 200;

/**
 * Empties what copied a case that is gone: values in its trail, the fingerprint of what was sent, and the notes of
 * alerts none of whose cases is left. Works on tombstones, so that a case removed in any way, by an earlier version or
 * just before the server ended, is emptied too.
 * @param now milliseconds since 1970 UTC
 * @returns how many cases
 */
export async function emptyCopies(store: Store, secret: string, now: number): Promise<number> {
  for (let emptied = 0; ; ) {
    const n = await store.tx((trx) => emptyBatch(trx, secret, now));
    emptied += n;
    if (n < BATCH) {
      await store.tx((trx) => emptyAlerts(trx, secret));
      return emptied;
    }
  }
}

async function emptyBatch(trx: Transaction<DB>, secret: string, now: number): Promise<number> {
  const left = await trx
    .selectFrom('tombstone')
    .select(['id', 'body_hash'])
    .where('kind', '=', 'case')
    .where('emptied_at', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .execute();
  for (const { id, body_hash } of left) {
    await redactTrail(trx, secret, { kind: 'case', object_id: String(id) }, isErasable);
    await trx
      .updateTable('tombstone')
      .set({
        body_hash: body_hash === null ? null : keyedFingerprint(secret, body_hash),
        emptied_at: new Date(now),
      })
      .where('kind', '=', 'case')
      .where('id', '=', id)
      .execute();
  }
  return left.length;
}

/** An alert that no case stands behind any more keeps its decision; what was written about the people goes. */
async function emptyAlerts(trx: Transaction<DB>, secret: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update alert set note = '', version = version + 1
    where note <> '' and not exists (select from alert_case c where c.alert_id = alert.id)
    returning id`.execute(trx);
  for (const { id } of rows) {
    await redactTrail(trx, secret, { kind: 'alert', object_id: String(id) }, (field) => field === 'note');
    await eraseIssuedNotes(trx, id, () => true);
  }
}
