import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  backupName,
  backupRequests,
  backupsIn,
  isWaiting,
  lastBackup,
  migrationBackupName,
  removeOldMigrationBackups,
  removeRequests,
  requestBackup,
  rotateDailyBackups,
  rotateMigrationBackups,
} from './backups';

const NOW = Date.UTC(2026, 10, 20, 2, 10, 59);
const DAY = 86_400_000;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), '');
};
const there = () => readdirSync(folder).sort();
const [first, second, third] = [0, 1, 2].map((days) => backupName(NOW + days * DAY)) as [
  string,
  string,
  string,
];

it('tells the minute of the newest backup, of those that are made each day or asked for', async () => {
  expect(await lastBackup(join(folder, 'none'))).toBeNull();
  expect(await lastBackup(folder)).toBeNull();
  put(first, `${second}.age`, migrationBackupName('0025_station', NOW + 5 * DAY), `${third}.part`);
  expect(await lastBackup(folder)).toBe('2026-11-21T02:10:00.000Z');
});

it('names a backup by the minute in which it is made, and by the change that it comes before', () => {
  expect(backupName(NOW)).toBe('ciguawatch-2026-11-20T0210.jsonl.gz');
  expect(migrationBackupName('0025_station', NOW)).toBe(
    'ciguawatch-2026-11-20T0210-before-0025_station.jsonl.gz',
  );
});

it('removes the oldest until so many are left, encrypted or not, and nothing of another name', async () => {
  const others = ['by-hand.jsonl.gz', `${first}.part`, `x-${first}`, migrationBackupName('0030_x', NOW)];
  put(`${second}.age`, third, first, ...others);
  expect(await backupsIn(folder)).toEqual([first, `${second}.age`, third]);
  await rotateDailyBackups(folder, 2);
  expect(there()).toEqual([`${second}.age`, third, ...others].sort());
  await rotateDailyBackups(folder, 5);
  expect(await backupsIn(folder)).toHaveLength(2);
  await rotateDailyBackups(folder, 0);
  expect(there()).toEqual([...others].sort());
});

it('removes those of before a change once they are thirty days old, and no others', async () => {
  const old = [
    migrationBackupName('0030_x', NOW - 30 * DAY),
    `${migrationBackupName('0031_y', NOW - 31 * DAY)}.age`,
  ];
  const young = [migrationBackupName('0032_z', NOW - 30 * DAY + 60_000), migrationBackupName('0033_a', NOW)];
  const nightly = backupName(NOW - 90 * DAY);
  put(...old, ...young, nightly, 'before-2020.jsonl.gz');
  await removeOldMigrationBackups(folder, NOW);
  expect(there()).toEqual([...young, nightly, 'before-2020.jsonl.gz'].sort());
});

it('keeps the last of those of before a change, whatever is to be kept', async () => {
  const three = ['0030_x', '0031_y', '0032_z'].map((change, days) =>
    migrationBackupName(change, NOW + days * DAY),
  );
  put(first, ...three);
  await rotateMigrationBackups(folder, 2);
  expect(there()).toEqual([first, ...three.slice(1)].sort());
  await rotateMigrationBackups(folder, 0);
  expect(there()).toEqual([first, ...three.slice(2)].sort());
});

it('a folder that is not there holds no backup and no request', async () => {
  const none = join(folder, 'none');
  expect([await backupsIn(none), await backupRequests(none)]).toEqual([[], []]);
  await removeOldMigrationBackups(none, NOW);
  await rotateDailyBackups(none, 1);
});

it('a request waits in a folder that others cannot read, until it is answered; other files are no request', async () => {
  const backups = join(folder, 'backups');
  const one = await requestBackup(backups);
  const two = await requestBackup(backups);
  writeFileSync(join(backups, 'asked-by-hand'), '');
  expect((await backupRequests(backups)).sort()).toEqual([one, two].sort());
  expect([statSync(backups).mode & 0o777, statSync(join(backups, one)).mode & 0o777]).toEqual([0o700, 0o600]);
  await removeRequests(backups, [one, 'asked-gone']);
  expect([await isWaiting(backups, one), await isWaiting(backups, two)]).toEqual([false, true]);
});
