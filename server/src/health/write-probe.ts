import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';

const SETTING_KEY = 'write_probe';
/** About the size of mails and pictures. */
const FILE_BYTES = 256 * 1024;
/** Random bytes larger than a database page, so that the row needs new space on the disk. */
const ROW_BYTES = 12_000;

/**
 * Writes a row and a file, as requests do. With the embedded database the row is small: it lies on the same
 * disk, and vacuum runs only once a day.
 */
export async function writeProbe(store: Store, clock: Clock, dataDir: string): Promise<void> {
  await writeAndRemove(join(dataDir, 'write-probe'));
  const at = new Date(clock.now()).toISOString();
  const filling = store.engine === 'postgres' ? randomBytes(ROW_BYTES).toString('base64') : '';
  const value = jsonb({ at, filling });
  await store.admin.tx((trx) =>
    trx
      .insertInto('setting')
      .values({ key: SETTING_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

async function writeAndRemove(file: string): Promise<void> {
  const ownFile = `${file}.${process.pid}`;
  try {
    await writeFile(ownFile, randomBytes(FILE_BYTES));
  } finally {
    await rm(ownFile, { force: true });
  }
}
