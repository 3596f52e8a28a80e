import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';

const KEY = 'write_probe';
/** Mails and pictures are of this size. */
const FILE_BYTES = 256 * 1024;
/** More than a page of the database, and not to be compressed: it needs new room until the next vacuum. */
const ROW_BYTES = 12_000;

/**
 * Stores a row and a file, as requests do. The embedded database lies on the disk of the file and is tidied
 * once a day only, so there the row is a small one.
 */
export async function writeProbe(store: Store, clock: Clock, dataDir: string): Promise<void> {
  await writeAndRemove(join(dataDir, 'write-probe'));
  const at = new Date(clock.now()).toISOString();
  const filling = store.engine === 'postgres' ? randomBytes(ROW_BYTES).toString('base64') : '';
  const value = jsonb({ at, filling });
  await store.aside.tx((trx) =>
    trx
      .insertInto('setting')
      .values({ key: KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute(),
  );
}

async function writeAndRemove(file: string): Promise<void> {
  const own = `${file}.${process.pid}`;
  try {
    await writeFile(own, randomBytes(FILE_BYTES));
  } finally {
    await rm(own, { force: true });
  }
}
