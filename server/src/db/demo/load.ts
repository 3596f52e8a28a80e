import { sql } from 'kysely';
import { storeImportedMonths } from '../../features/coverage/imported-months';
import { importHaedat } from '../../import/haedat';
import { jsonb } from '../json';
import { bulkWrite, withReferenceNumbers } from '../reference/bulk';
import { readCsv, referenceDir } from '../reference/files';
import { withStartLock } from '../start/start-lock';
import type { Store } from '../store';
import { demoInputs } from './demo-inputs';
import { demoRows } from './demo-rows';
import { removeDemoLife } from './life/remove-life';
import { DEMO_REVISIONS } from './revisions';
import { DEMO_SAMPLINGS } from './samplings';

const KEY = 'demo';

/**
 * Fills a local demonstration with the real HAEDAT events and about 800 invented reports up to `now`; does
 * nothing the second time. Never called in production; servers that start at once take turns.
 * @param now milliseconds since 1970 UTC
 */
export const loadDemo = (store: Store, now: number, dir: string = referenceDir()): Promise<void> =>
  withStartLock(store, () => insertDemo(store, now, dir));

async function insertDemo(store: Store, now: number, dir: string): Promise<void> {
  const loaded = await store.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  if (loaded) return;
  const events = readCsv(dir, 'haedat_pf_ciguatera_events.csv');
  await importHaedat(store, events, { now });
  const rows = demoRows(await demoInputs(store.read, dir, events, now));
  await store.tx(async (trx) => {
    await bulkWrite(trx, 'case_report', await withReferenceNumbers(trx, rows), { skipExisting: true });
    await storeImportedMonths(trx, 'demo');
    // The demo source stays open, so that the current month counts as observed instead of silent.
    await trx
      .updateTable('coverage')
      .set({ until_month: null })
      .where('source', '=', 'demo')
      .where('from_month', '=', (last) =>
        last
          .selectFrom('coverage')
          .select((row) => row.fn.max('from_month').as('latest'))
          .where('source', '=', 'demo'),
      )
      .execute();
    await trx
      .insertInto('setting')
      .values({ key: KEY, value: jsonb(new Date(now).toISOString()) })
      .execute();
  });
  await sql`analyze`.execute(store.read);
}

/**
 * Removes the invented reports from a database that began as a demonstration, so that production never shows
 * them as true. The HAEDAT events and what people reported stay.
 */
export async function removeDemo(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('setting').where('key', '=', KEY).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await removeDemoLife(trx);
    await trx.deleteFrom('case_report').where('source', '=', 'demo').execute();
    await trx.deleteFrom('coverage').where('source', '=', 'demo').execute();
    await trx.deleteFrom('revision').where('uuid', 'in', DEMO_REVISIONS).execute();
    await trx.deleteFrom('tracking').where('uuid', 'in', DEMO_SAMPLINGS).execute();
  });
}
