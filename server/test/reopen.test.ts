import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openEmbedded } from '../src/db/embedded';

jest.setTimeout(120_000);

it('a new embedded database is opened again once it is filled, with all that was stored; an old one is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cig-'));
  try {
    const store = await openEmbedded(folder);
    await sql`create table kept as select generate_series(1, 5000) as n`.execute(store.read);
    await store.filled?.();
    const count = async (from: typeof store) =>
      (
        await sql<{
          n: number;
          zone: string;
        }>`select count(*)::int as n, current_setting('timezone') as zone from kept`.execute(from.read)
      ).rows;
    expect(store.filled).not.toBeNull();
    expect(await count(store)).toEqual([{ n: 5000, zone: 'UTC' }]);
    await store.tx(async (trx) => sql`delete from kept where n > 10`.execute(trx));
    await store.close();
    const again = await openEmbedded(folder);
    expect(again.filled).toBeNull();
    expect(await count(again)).toEqual([{ n: 10, zone: 'UTC' }]);
    await again.close();
    await expect(sql`select 1`.execute(again.read)).rejects.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
