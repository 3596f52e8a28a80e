import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { byHand } from '../../test/support/by-hand';
import { createDatabase, engines } from '../../test/support/test-store';
import { openPglite } from '../db/embedded/embedded';
import { migrations } from '../db/migrations';
import { openPostgres } from '../db/postgres';
import { migrateTo } from '../db/start/migrate';
import { prepare } from '../db/start/prepare';
import { StartError } from '../db/start/start-error';
import type { Store } from '../db/store';
import { backupBefore } from './before-migration';

jest.setTimeout(120_000);
const OLD = '0023_case_tally';
const NOW = Date.parse('2026-11-25T02:10:00Z');

describe.each(engines)('before the schema changes, on %s', (engine) => {
  let store: Store;
  let folder: string;
  let database: Awaited<ReturnType<typeof createDatabase>> | null;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cig-before-'));
    database = engine === 'postgres' ? await createDatabase() : null;
    store = database ? await openPostgres(database.url) : await openPglite({});
  });
  afterEach(async () => {
    await store.close();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const before = (backups = join(folder, 'backups'), now = NOW) =>
    backupBefore(
      {
        backup: { folder: backups, keep: 0, recipients: [] },
        mediaDir: join(folder, 'media'),
        attachmentsDir: join(folder, 'attachments'),
      },
      now,
    );
  const made = () => {
    try {
      return readdirSync(join(folder, 'backups'));
    } catch {
      return [];
    }
  };
  const changes = async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      store.read,
    );
    return rows.map(({ name }) => name);
  };
  const next = Object.keys(migrations).find((name) => name > OLD);

  it('existing data is backed up once, and a new database needs no backup', async () => {
    await migrateTo(store, OLD);
    await sql`insert into setting (key, value) values ('kept', '"MARKER"')`.execute(byHand(store));
    await prepare(store, before());
    const name = `ciguawatch-2026-11-25T0210-before-${next}.jsonl.gz`;
    expect(made()).toEqual([name]);
    const text = gunzipSync(readFileSync(join(folder, 'backups', name))).toString();
    expect(text).toContain('MARKER');
    expect(JSON.parse(text.slice(2, text.indexOf('\n')))).toMatchObject({
      migrations: Object.keys(migrations).filter((one) => one <= OLD),
    });
    expect(await changes()).toEqual(Object.keys(migrations));
    await prepare(store, before(undefined, NOW + 60_000));
    expect(made()).toEqual([name]);
  });

  it('without a backup nothing is migrated, and one sentence says why', async () => {
    await migrateTo(store, OLD);
    writeFileSync(join(folder, 'full'), '');
    const start = prepare(store, before(join(folder, 'full', 'backups')));
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(/no backup could be made before its schema changes/);
    expect((await changes()).at(-1)).toBe(OLD);
  });

  it('a new database has nothing to back up', async () => {
    await prepare(store, before());
    expect(made()).toEqual([]);
  });
});
