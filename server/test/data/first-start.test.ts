import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemClock } from '../../src/clock';
import { readConfig } from '../../src/config/config';
import { openStore } from '../../src/db/open';
import { fillDataFolder } from '../../src/first-start/fill';
import { fillInProcess, isFirstStart } from '../../src/first-start/fill-in-process';
import { start } from '../../src/start';
import { byHand } from '../support/by-hand';

jest.setTimeout(600_000);

const DAY = 86_400_000;

describe('the first start', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cig-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('creates and fills a new embedded database once, and closes it', async () => {
    const config = { dataDir: folder, databaseUrl: undefined };
    expect(isFirstStart(config)).toBe(true);
    expect(isFirstStart({ ...config, databaseUrl: 'postgres://there/is' })).toBe(false);
    await fillDataFolder({ dataDir: folder, demo: false, mediaDir: '' }, Date.parse('2026-11-23T10:00:00Z'));
    expect(isFirstStart(config)).toBe(false);
    const store = await openStore(config);
    const { n } = await store.read
      .selectFrom('country')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    await store.close();
    expect(n).toBeGreaterThan(20);
  });

  it('waits for the filling process to close its database when asked to stop', async () => {
    const closed = join(folder, 'closed');
    const program = join(folder, 'program.cjs');
    writeFileSync(
      program,
      `const { writeFileSync } = require('node:fs');
       const hold = setInterval(() => undefined, 1000);
       process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(closed)}, ''); clearInterval(hold); });
       writeFileSync(${JSON.stringify(join(folder, 'ready'))}, '');`,
    );
    const filled = fillInProcess([program]);
    while (!existsSync(join(folder, 'ready'))) await pause(20);
    process.emit('SIGTERM');
    await filled;
    expect(existsSync(closed)).toBe(true);
  });

  it('ends in order when asked to stop between two steps; the next start does the rest and erases what is due', async () => {
    const config = readConfig({
      DATA_DIR: folder,
      PORTAL_DIR: join(folder, 'portal'),
      PORT: '0',
      DEMO: 'false',
    });
    for (const steps of [0, 1, 2]) {
      let asked = 0;
      const ended = start(config, systemClock, () => {
        asked += 1;
        return asked > steps;
      });
      await expect(ended).rejects.toThrow('The server was asked to stop before it had started.');
    }
    const store = await openStore(config);
    const { n } = await store.read
      .selectFrom('country')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    // As after restoring a backup: expired data is erased before the server listens.
    await sql`insert into case_report (case_uuid, gsympt_diagnostic, deleted_at)
      values (gen_random_uuid(), 'due', ${new Date(systemClock.now() - 40 * DAY)})`.execute(byHand(store));
    await store.close();
    expect(n).toBe(22);
    const fiji = { numbers: { 3: { publishPersonFrom: 3000 } }, emergency: {} };
    const server = await start({ ...config, countries: fiji });
    try {
      const limits = server.store.read.selectFrom('country').select('publish_person_from as person');
      expect(await limits.where('iso2', '=', 'FJ').executeTakeFirst()).toEqual({ person: 3000 });
      expect(await server.store.read.selectFrom('case_report').select('id').execute()).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('goes on when the filling process fails', async () => {
    const written = join(folder, 'told');
    const program = join(folder, 'program.cjs');
    writeFileSync(
      program,
      `require('node:fs').writeFileSync(${JSON.stringify(written)}, process.argv[2]); process.exit(3);`,
    );
    await expect(fillInProcess([program])).resolves.toBeUndefined();
    expect(isFirstStart({ dataDir: folder, databaseUrl: undefined })).toBe(true);
    await expect(fillInProcess([join(folder, 'none.cjs')])).resolves.toBeUndefined();
  });
});
