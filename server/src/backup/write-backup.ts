import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema';
import type { Store } from '../db/store';
import type { MediaStore } from '../features/pictures/media-store';
import { encryptStream, type Recipients, storedName } from './encrypt';
import { BACKUP_FORMAT, type BackupEnd, type BackupHead, type LineKind, type TableChecksum } from './format';
import { checksumOf, quotedIdentifier, sequences, setUtc, tableNames } from './tables';

/** Rows held in memory at a time. */
const BATCH = 1_000;

/** Where a backup is read from, and the public keys it is encrypted for. */
interface BackupSource {
  store: Store;
  media: MediaStore;
  recipients: Recipients;
}

/** A finished backup: its path and what it holds. */
interface WrittenBackup {
  file: string;
  end: BackupEnd;
}

type Put = (kind: LineKind, text: string) => Promise<void>;

/**
 * Writes the database and the pictures into one file, which gets its name only when it is complete. Rows come
 * from one snapshot, during which the embedded database serves nobody else; pictures never change and are
 * copied afterwards.
 * @param name path of the file; `.age` is added if it is encrypted
 */
export async function writeBackup(
  { store, media, recipients }: BackupSource,
  name: string,
  now: number,
): Promise<WrittenBackup> {
  const file = storedName(name, recipients);
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const gzip = createGzip();
  const bytes = await encryptStream(gzip, recipients);
  const out = createWriteStream(part, { mode: 0o600 });
  const written = pipeline(bytes, out);
  // `put` and the end await this promise and report a full disk; without a handler it would end the process.
  written.catch(() => undefined);
  const put: Put = async (kind, text) => {
    if (out.destroyed) await written;
    if (!gzip.write(`${kind} ${text}\n`)) await Promise.race([once(gzip, 'drain'), written]);
  };
  try {
    const tables = await store.tx((trx) => writeRows(trx, put, { engine: store.engine, now }));
    const end: BackupEnd = { tables, files: await writeMedia(media, put) };
    await put('E', JSON.stringify(end));
    gzip.end();
    await written;
    await rename(part, file);
    return { file, end };
  } catch (error) {
    gzip.destroy();
    out.destroy();
    await rm(part, { force: true });
    throw error;
  }
}

async function writeRows(
  trx: Transaction<DB>,
  put: Put,
  { engine, now }: { engine: Store['engine']; now: number },
): Promise<Record<string, TableChecksum>> {
  await sql`set transaction isolation level repeatable read, read only`.execute(trx);
  await setUtc(trx);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx);
  const migrations = rows.map(({ name }) => name);
  const made = new Date(now).toISOString();
  const head: BackupHead = { format: BACKUP_FORMAT, made, engine, migrations };
  await put('B', JSON.stringify(head));
  const checksums: Record<string, TableChecksum> = {};
  for (const table of await tableNames(trx)) {
    await put('T', table);
    await sql`declare backup no scroll cursor for select to_jsonb(t)::text as row from ${quotedIdentifier(table)} t`.execute(
      trx,
    );
    for (;;) {
      const batch = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from backup`.execute(trx);
      if (batch.rows.length === 0) break;
      for (const { row } of batch.rows) await put('R', row);
    }
    await sql`close backup`.execute(trx);
    checksums[table] = await checksumOf(trx, table);
  }
  for (const { name, last } of await sequences(trx)) await put('S', `${name} ${last}`);
  return checksums;
}

async function writeMedia(media: MediaStore, put: Put): Promise<number> {
  let files = 0;
  for (const { key } of await media.list()) {
    for (const file of await media.files(key)) {
      const bytes = await media.get(key, file);
      // A picture that was deleted since the snapshot is in no row of the backup either.
      if (!bytes) continue;
      await put('M', `${key} ${file} ${bytes.toString('base64')}`);
      files += 1;
    }
  }
  return files;
}
