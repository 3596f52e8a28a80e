import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { migrations } from '../db/migrations';
import type { DB } from '../db/schema';
import { migrateTo } from '../db/start/migrate';
import { StartError } from '../db/start/start-error';
import type { Store } from '../db/store';
import type { MediaStore } from '../features/pictures/media-store';
import { withoutConstraints } from './constraints';
import type { BackupEnd, BackupHead } from './format';
import { type Line, readBackup, readHead } from './read-backup';
import { checksumOf, quotedIdentifier, setUtc, storedColumns, tableNames } from './tables';

/** Rows inserted by one statement. */
const BATCH = 500;

/** Path of a backup and, if it is encrypted, of its key file. */
interface BackupFile {
  file: string;
  keyFile?: string;
}

/**
 * Loads a backup into an empty database of either engine and an empty folder of pictures: first the schema of
 * the backup, then rows and pictures in one transaction that ends with a comparison of every table. The next
 * start of the server migrates the schema.
 * @throws StartError when the database is not empty, the file is cut off, the key does not fit or a table
 * differs
 */
export async function restore(
  { store, media }: { store: Store; media: MediaStore },
  from: BackupFile,
): Promise<BackupEnd> {
  // The whole file is checked first: a backup that was cut off must not leave a half-filled database.
  const head = await checked(from);
  await refuseUsed(store, head);
  await migrateTo(store, head.migrations.at(-1) ?? '');
  let end: BackupEnd | undefined;
  await store.tx(async (trx) => {
    await setUtc(trx);
    await withoutConstraints(trx, async () => {
      for (const name of await tableNames(trx)) await sql`delete from ${quotedIdentifier(name)}`.execute(trx);
      end = await load(trx, media, from);
    });
    await compare(trx, end);
  });
  if (!end) throw new StartError(`${from.file} holds nothing.`);
  return end;
}

async function checked({ file, keyFile }: BackupFile): Promise<BackupHead> {
  let head: BackupHead | undefined;
  for await (const line of readBackup(file, keyFile)) head ??= readHead(file, line);
  if (!head) throw new StartError(`${file} is empty.`);
  const known = Object.keys(migrations);
  const unknown = head.migrations.find((name) => !known.includes(name));
  if (unknown)
    throw new StartError(
      `The backup was made by a later version (it has the change ${unknown}): take that version of the server, or a later one.`,
    );
  return head;
}

/**
 * Refuses a database that holds data, which would be overwritten, or whose schema is newer than the backup's.
 */
async function refuseUsed(store: Store, head: BackupHead): Promise<void> {
  const names = await tableNames(store.read);
  for (const table of ['app_user', 'case_report'].filter((name) => names.includes(name))) {
    const { rows } = await sql`select 1 from ${quotedIdentifier(table)} limit 1`.execute(store.read);
    if (rows.length > 0)
      throw new StartError(
        'The database is not empty: a backup is restored into a new database, or into a new DATA_DIR where it is embedded.',
      );
  }
  if (names.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(store.read);
  const later = rows.find(({ name }) => !head.migrations.includes(name));
  if (later)
    throw new StartError(
      `The database has the change ${later.name}, which the backup was made before: take a new database.`,
    );
}

async function load(
  trx: Transaction<DB>,
  media: MediaStore,
  { file, keyFile }: BackupFile,
): Promise<BackupEnd | undefined> {
  let end: BackupEnd | undefined;
  let rows = rowsOf(trx, '', []);
  for await (const { kind, text } of readBackup(file, keyFile)) {
    if (kind === 'R') await rows.add(text);
    else await rows.flush();
    if (kind === 'T') rows = rowsOf(trx, text, await storedColumns(trx, text));
    if (kind === 'S') await sequence(trx, text);
    if (kind === 'M') await restorePicture(media, text);
    if (kind === 'E') end = JSON.parse(text) as BackupEnd;
  }
  return end;
}

/**
 * Inserts the rows of one table in batches. They stay JSON text, because JavaScript would round large
 * numbers.
 */
function rowsOf(trx: Transaction<DB>, table: string, columns: readonly string[]) {
  let waiting: string[] = [];
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const list = sql.join(columns.map(quotedIdentifier));
    const rows = `[${waiting.join(',')}]`;
    waiting = [];
    await sql`insert into ${quotedIdentifier(table)} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${quotedIdentifier(table)}, ${rows}::text::jsonb)`.execute(
      trx,
    );
  };
  return {
    flush,
    async add(row: string): Promise<void> {
      waiting.push(row);
      if (waiting.length >= BATCH) await flush();
    },
  };
}

async function sequence(trx: Transaction<DB>, text: string): Promise<void> {
  const [name = '', last = ''] = text.split(' ');
  await sql`select setval(${`public."${name}"`}::regclass, ${last}::bigint)`.execute(trx);
}

async function restorePicture(media: MediaStore, text: string): Promise<void> {
  const [key = '', file = '', bytes = ''] = text.split(' ') as Line['text'][];
  await media.put(key, file, Buffer.from(bytes, 'base64'));
}

/**
 * Compares each table with the checksum of the backup.
 * @throws StartError for the first that differs
 */
async function compare(trx: Transaction<DB>, end: BackupEnd | undefined): Promise<void> {
  for (const [table, checksum] of Object.entries(end?.tables ?? {})) {
    const here = await checksumOf(trx, table);
    if (!isDeepStrictEqual(here, checksum))
      throw new StartError(
        `The table ${table} would not be what it was (${here.rows} of ${checksum.rows} rows): nothing was restored.`,
      );
  }
}
