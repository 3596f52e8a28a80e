import { sql } from 'kysely';
import { FakeClock } from '../../test/support/fake-clock';
import { openTestStore } from '../../test/support/test-store';
import type { Store } from '../db/store';
import { maintenanceJobs } from './maintenance';

let store: Store;
beforeAll(async () => {
  store = await openTestStore('pglite');
});
afterAll(() => store.close());

it('maintains the embedded database once a day', async () => {
  const clock = new FakeClock();
  const jobs = new Map(maintenanceJobs(store, clock).map((job) => [job.name, job.run]));
  await jobs.get('checkpoint')?.();
  const vacuums = async () => {
    const { rows } = await sql<{ at: Date | null }>`
      select last_vacuum as at from pg_stat_user_tables where relname = 'setting'`.execute(store.read);
    return rows[0]?.at?.getTime() ?? 0;
  };
  await jobs.get('nightly')?.();
  const first = await vacuums();
  expect(first).toBeGreaterThan(0);
  await jobs.get('nightly')?.();
  expect(await vacuums()).toBe(first);
  clock.pass(86_401);
  await jobs.get('nightly')?.();
  expect(await vacuums()).toBeGreaterThan(first);
});

it('leaves PostgreSQL to its own maintenance', () => {
  expect(maintenanceJobs({ engine: 'postgres' } as Store, new FakeClock())).toEqual([]);
});
