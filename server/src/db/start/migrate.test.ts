import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { emptySnapshot } from '../../../test/support/snapshot';
import { bothEngines, createDatabase } from '../../../test/support/test-store';
import { openPglite } from '../embedded/embedded';
import { migrations } from '../migrations';
import { openPostgres } from '../postgres';
import type { Store } from '../store';
import { migrate } from './migrate';
import { StartError } from './start-error';

const names = Object.keys(migrations);

async function columns(store: Store): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
    from information_schema.columns where table_schema = 'public' order by 1`.execute(store.read);
  return rows.map((row) => row.line);
}

it('runs every migration once on the embedded database, and none after a later version', async () => {
  const store = await openPglite({ dumpFile: await emptySnapshot() });
  expect(await migrate(store)).toEqual(names);
  expect(await migrate(store)).toEqual([]);
  expect((await columns(store)).length).toBeGreaterThan(100);
  await sql`insert into kysely_migration (name, timestamp) values ('9999_later', 'now')`.execute(
    byHand(store),
  );
  const newer = migrate(store);
  await expect(newer).rejects.toThrow(StartError);
  await expect(newer).rejects.toThrow(/^The database is newer than this server \(.*9999_later\): [^.]+\.$/);
  await store.close();
});

if (bothEngines.includes('postgres')) {
  it('makes the same tables on PostgreSQL, with two servers that start at once', async () => {
    const { url, drop } = await createDatabase();
    const stores = await Promise.all([openPostgres(url), openPostgres(url)]);
    const done = await Promise.all(stores.map((store) => migrate(store)));
    expect(done.flat().sort()).toEqual(names);
    const embedded = await openPglite({ dumpFile: await emptySnapshot() });
    await migrate(embedded);
    expect(await columns(stores[0] as Store)).toEqual(await columns(embedded));
    await Promise.all([...stores, embedded].map((store) => store.close()));
    await drop();
  });
}
