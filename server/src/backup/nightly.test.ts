import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { byHand } from '../../test/support/by-hand';
import { FakeClock } from '../../test/support/fake-clock';
import { openTestStore } from '../../test/support/test-store';
import type { Store } from '../db/store';
import { mediaFolder } from '../features/pictures/media-folder';
import { backupsIn, isWaiting, migrationBackupName, requestBackup } from './backups';
import { backupJobs } from './nightly';

const DAY = 86_400;

let store: Store;
let folder: string;
let mails: number;
beforeAll(async () => {
  store = await openTestStore('pglite');
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cig-nightly-'));
  mails = 0;
  await byHand(store).deleteFrom('setting').execute();
  await byHand(store).deleteFrom('mail_outbox').execute();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the daily job and the request job like one server of the shared database. */
function server({
  clock = new FakeClock(),
  keep = 2,
  recipients = [] as string[],
  backups = join(folder, 'backups'),
} = {}) {
  const [nightly, asked] = backupJobs({
    store,
    clock,
    media: mediaFolder(join(folder, 'media')),
    config: {
      backup: { folder: backups, keep, recipients },
      adminEmail: 'admin@lab.example',
      databaseUrl: undefined,
      dataDir: folder,
    },
    mailWaiting: () => {
      mails += 1;
    },
  });
  return { clock, backups, nightly: () => nightly!.run(), asked: () => asked!.run() };
}

it('makes one backup a day among several servers, and keeps the last ones only', async () => {
  const one = server();
  const two = server({ clock: one.clock });
  writeFileSync(join(folder, 'kept'), '');
  await Promise.all([one.nightly(), two.nightly()]);
  expect(await backupsIn(one.backups)).toHaveLength(1);
  writeFileSync(join(one.backups, 'by-hand.jsonl.gz'), '');
  for (let day = 0; day < 3; day++) {
    one.clock.pass(DAY);
    await one.nightly();
    await two.nightly();
  }
  const left = await backupsIn(one.backups);
  expect(left).toHaveLength(2);
  expect(left).toEqual(
    readdirSync(one.backups)
      .filter((name) => name.startsWith('ciguawatch-'))
      .sort(),
  );
  expect(existsSync(join(one.backups, 'by-hand.jsonl.gz'))).toBe(true);
});

it('removes backups made before a migration after thirty days, whether any are kept or not', async () => {
  const { clock, backups, nightly } = server({ keep: 0 });
  mkdirSync(backups);
  for (const days of [29, 31])
    writeFileSync(join(backups, migrationBackupName('0030_x', clock.now() - days * DAY * 1000)), '');
  await nightly();
  expect(readdirSync(backups)).toEqual([migrationBackupName('0030_x', clock.now() - 29 * DAY * 1000)]);
});

it('encrypts backups, and unencrypted ones of earlier days are removed in time', async () => {
  const recipients = [await identityToRecipient(await generateX25519Identity())];
  const before = server();
  await before.nightly();
  const after = server({ clock: before.clock, recipients });
  for (const kinds of [
    [false, true],
    [true, true],
  ]) {
    after.clock.pass(DAY);
    await after.nightly();
    expect((await backupsIn(after.backups)).map((name) => name.endsWith('.jsonl.gz.age'))).toEqual(kinds);
  }
  const change = join(
    after.backups,
    `${migrationBackupName('0030_x', after.clock.now() - 31 * DAY * 1000)}.age`,
  );
  writeFileSync(change, '');
  await after.nightly();
  expect(existsSync(change)).toBe(false);
});

it('makes none where none is to be kept', async () => {
  const { backups, nightly } = server({ keep: 0 });
  await nightly();
  expect(existsSync(backups)).toBe(false);
});

it('mails the administrator once when a backup fails, and tries again the day after', async () => {
  writeFileSync(join(folder, 'no-folder'), '');
  const { clock, nightly } = server({ backups: join(folder, 'no-folder/backups') });
  await expect(nightly()).rejects.toThrow(/ENOTDIR/);
  await nightly();
  const sent = await store.read.selectFrom('mail_outbox').select(['recipient', 'body']).execute();
  expect(sent).toEqual([
    { recipient: 'admin@lab.example', body: expect.stringMatching(/ENOTDIR[\s\S]*npm run backup/) },
  ]);
  expect(mails).toBe(1);
  clock.pass(DAY);
  await expect(nightly()).rejects.toThrow(/ENOTDIR/);
});

it('makes a requested backup, and removes the request even when it fails', async () => {
  const { backups, asked } = server();
  await asked();
  expect(existsSync(backups)).toBe(false);
  const request = await requestBackup(backups);
  expect(await isWaiting(backups, request)).toBe(true);
  await asked();
  expect(await isWaiting(backups, request)).toBe(false);
  expect(await backupsIn(backups)).toHaveLength(1);
});
