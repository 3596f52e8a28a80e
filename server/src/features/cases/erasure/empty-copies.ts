import { isErasable } from '@ciguawatch/shared/domain/report/erasable-fields';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { redactTrail } from '../../audit/redact';
import { eraseIssuedNotes } from '../../monthly/erase-notes';
import { keyedFingerprint } from './erased-report';

/** Number of cases erased in one transaction. */
const BATCH = 200;

/**
 * Erases what copied a removed case: values in its trail, the fingerprint of its report, and notes of alerts
 * that have no case left. It works from tombstones, so that cases removed by earlier versions or just before
 * a crash are covered.
 * @param now milliseconds since 1970 UTC
 * @returns number of cases
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

/** Alerts without remaining cases keep their decision, but their notes may describe people and are erased. */
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
