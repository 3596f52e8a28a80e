import { sql } from 'kysely';
import { noteImported } from '../../features/coverage/note';
import { importHaedat } from '../../import/haedat';
import { jsonb } from '../json';
import { bulkWrite, withReferenceNumbers } from '../reference/bulk';
import { readCsv, referenceDir } from '../reference/files';
import { alone } from '../start/alone';
import type { Store } from '../store';
import { demoInputs } from './demo-inputs';
import { demoRows } from './demo-rows';
import { DEMO_REVISIONS } from './revisions';

const KEY = 'demo';

/**
 * Fills a local demonstration: the real HAEDAT events and about 800 synthetic
 * reports up to the given moment. Does nothing when that was done before.
 * Never called in production; servers that start at once take turns.
 */
export const loadDemo = (store: Store, now: number, dir: string = referenceDir()): Promise<void> =>
  alone(store, () => fill(store, now, dir));

async function fill(store: Store, now: number, dir: string): Promise<void> {
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
    await noteImported(trx, 'demo');
    // Made up to the given moment, so that the months until then count as observed.
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
 * Takes the synthetic reports out again, so that a folder or database that began as a demo does not
 * show them as true. The HAEDAT events are real and stay, and so does what people reported.
 */
export async function removeDemo(store: Store): Promise<void> {
  await store.tx(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('setting').where('key', '=', KEY).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await trx.deleteFrom('case_report').where('source', '=', 'demo').execute();
    await trx.deleteFrom('coverage').where('source', '=', 'demo').execute();
    await trx.deleteFrom('revision').where('uuid', 'in', DEMO_REVISIONS).execute();
  });
}
