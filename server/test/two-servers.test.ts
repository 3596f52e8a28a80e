import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../src/config/config';
import { alone } from '../src/db/alone';
import { openPglite } from '../src/db/embedded';
import { openPostgres } from '../src/db/postgres';
import { prepare } from '../src/db/prepare';
import type { Store } from '../src/db/store';
import type { Deps } from '../src/deps';
import { inviteFirstAdmin } from '../src/modules/users/first-admin';
import { type Running, start } from '../src/start';
import { FakeClock } from './fake-clock';
import { createDatabase, engines } from './test-store';

/** What a start leaves behind; each of it once. */
async function inventory(store: Store) {
  const count = async (table: 'location' | 'specie' | 'app_user' | 'case_report') =>
    Number(
      (
        await store.read
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  return [
    await count('location'),
    await count('specie'),
    await count('app_user'),
    await count('case_report'),
  ];
}

it('on the embedded database nothing has to wait', async () => {
  const store = await openPglite({});
  expect(await alone(store, async () => 'done')).toBe('done');
  await store.close();
});

if (engines.includes('postgres')) {
  describe('three servers that start at once on one empty database', () => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    beforeEach(async () => {
      database = await createDatabase();
    });
    afterEach(() => database.drop());

    it('all live, and what they fill it with is there once', async () => {
      const folders = ['a', 'b', 'c'].map((name) => mkdtempSync(join(tmpdir(), `cig-two-${name}-`)));
      const configs = folders.map((folder) =>
        readConfig({
          DATABASE_URL: database.url,
          DATA_DIR: folder,
          PORTAL_DIR: join(folder, 'portal'),
          PORT: '0',
          HOST: '127.0.0.1',
          SECRET: 'a secret that the three servers share',
        }),
      );
      const started = await Promise.allSettled(configs.map((config) => start(config)));
      const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      try {
        expect(started.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status))).toEqual(
          Array(3).fill('fulfilled'),
        );
        const [first] = running as [Running];
        const [places, species, accounts, cases] = await inventory(first.store);
        expect([places, species, accounts]).toEqual([1069, 152, 12]);
        expect(cases).toBeGreaterThan(4000);
      } finally {
        for (const one of running) await one.stop();
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      }
    });

    it('invite one administrator', async () => {
      const stores = [await openPostgres(database.url), await openPostgres(database.url)];
      const config = readConfig({ DEMO: 'false' });
      try {
        await Promise.all(stores.map(prepare));
        const invited = await Promise.all(
          stores.map((store) =>
            inviteFirstAdmin(
              { store, config, clock: new FakeClock() } as unknown as Deps,
              'chief@lab.example',
            ),
          ),
        );
        expect(invited.sort()).toEqual([false, true]);
        expect((await inventory(stores[0] as Store))[2]).toBe(1);
      } finally {
        for (const store of stores) await store.close();
      }
    });
  });
}
