import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FakeClock } from '../../test/fake-clock';
import { openTestStore } from '../../test/test-store';
import { openPglite } from '../db/embedded';
import { jsonb } from '../db/json';
import type { Store } from '../db/store';
import { maintenanceJobs } from './maintenance';

let store: Store;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  folder = mkdtempSync(join(tmpdir(), 'cig-care-'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('cares for the embedded database once a day and keeps a copy that opens, and the one before', async () => {
  const clock = new FakeClock();
  const jobs = new Map(maintenanceJobs(store, folder, clock).map((job) => [job.name, job.run]));
  await jobs.get('checkpoint')?.();
  await store.read
    .insertInto('setting')
    .values({ key: 'mark', value: jsonb('kept') })
    .execute();
  await jobs.get('nightly')?.();
  await jobs.get('nightly')?.();
  expect(existsSync(join(folder, 'backups/database.previous.tgz'))).toBe(false);
  clock.pass(86_401);
  await jobs.get('nightly')?.();
  expect(existsSync(join(folder, 'backups/database.previous.tgz'))).toBe(true);
  const copy = await openPglite({ dumpFile: join(folder, 'backups/database.tgz') });
  const row = await copy.read
    .selectFrom('setting')
    .select('value')
    .where('key', '=', 'mark')
    .executeTakeFirst();
  await copy.close();
  expect(row?.value).toBe('kept');
});

it('leaves PostgreSQL to its own care', () => {
  expect(maintenanceJobs({ engine: 'postgres' } as Store, folder, new FakeClock())).toEqual([]);
});
