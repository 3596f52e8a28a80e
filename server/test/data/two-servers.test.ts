import { readConfig } from '../../src/config/config';
import { loadDemo } from '../../src/db/demo/load';
import { openPostgres } from '../../src/db/postgres';
import { prepare } from '../../src/db/start/prepare';
import { withStartLock } from '../../src/db/start/start-lock';
import type { Store } from '../../src/db/store';
import type { Deps } from '../../src/deps';
import { loadDemoAccounts } from '../../src/features/users/demo';
import { inviteFirstAdmin } from '../../src/features/users/first-admin';
import { silentLog } from '../../src/log/log';
import { FakeClock } from '../support/fake-clock';
import { bothEngines, createDatabase } from '../support/test-store';

/** Numbers of rows after a start. */
async function inventory(store: Store): Promise<number[]> {
  const tables = ['location', 'specie', 'app_user', 'case_report'] as const;
  const counts: number[] = [];
  for (const table of tables) {
    const all = store.read.selectFrom(table).select(({ fn }) => fn.countAll().as('n'));
    counts.push(Number((await all.executeTakeFirstOrThrow()).n));
  }
  return counts;
}

it('a start on the embedded database waits for no other server', async () => {
  expect(await withStartLock({ engine: 'pglite' } as Store, async () => 'done')).toBe('done');
});

if (bothEngines.includes('postgres')) {
  describe('three servers that start at once on one empty database', () => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    let stores: Store[];
    beforeEach(async () => {
      database = await createDatabase();
      stores = await Promise.all([1, 2, 3].map(() => openPostgres(database.url)));
    });
    afterEach(async () => {
      for (const store of stores) await store.close();
      await database.drop();
    });

    it('all run, and fill it once', async () => {
      const clock = new FakeClock();
      const starts = stores.map(async (store) => {
        await prepare(store);
        await loadDemo(store, clock.now());
        return loadDemoAccounts(store);
      });
      const started = await Promise.allSettled(starts);
      expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual(
        Array(3).fill('fulfilled'),
      );
      const [places, species, accounts, cases = 0] = await inventory(stores[0] as Store);
      expect([places, species, accounts]).toEqual([1069, 152, 13]);
      expect(cases).toBeGreaterThan(4000);
    });

    it('invite one administrator', async () => {
      const config = readConfig({ DEMO: 'false' });
      await Promise.all(stores.map((store) => prepare(store)));
      const invited = await Promise.all(
        stores.map((store) =>
          inviteFirstAdmin(
            { store, config, clock: new FakeClock(), log: silentLog, secret: 'a secret' } as unknown as Deps,
            'chief@lab.example',
          ),
        ),
      );
      expect(invited.sort()).toEqual([false, false, true]);
      expect((await inventory(stores[0] as Store))[2]).toBe(1);
    });
  });
}
