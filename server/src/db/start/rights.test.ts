import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { byHand } from '../../../test/support/by-hand';
import { restorePermissions } from '../embedded/data-folder';
import { openStore } from '../open';

jest.setTimeout(120_000);

const before = process.umask();
let folder: string;
beforeEach(() => {
  process.umask(0);
  folder = mkdtempSync(join(tmpdir(), 'cig-rights-'));
});
afterEach(() => {
  process.umask(before);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (path: string): number => statSync(path).mode & 0o777;

/** Paths below a folder that other accounts may read or write. */
function exposedPaths(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => {
    return (modeOf(join(dir, name)) & 0o077) !== 0;
  });
}

it('creates the embedded database for its owner only', async () => {
  const data = join(folder, 'data');
  const store = await openStore({ dataDir: data });
  // Also files that the engine creates later.
  await sql`create table later as select generate_series(1, 1000) as n`.execute(byHand(store));
  await sql`checkpoint`.execute(store.read);
  await store.close();
  expect(modeOf(data)).toBe(0o700);
  expect(exposedPaths(data)).toEqual([]);
});

it('restores permissions, and follows no link out of the folder', () => {
  const outside = mkdtempSync(join(tmpdir(), 'cig-outside-'));
  chmodSync(outside, 0o755);
  for (const name of ['pgdata/base/1', 'outbox', 'media', 'backups'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['secret.key', 'pgdata/base/1/16384', 'outbox/000001-a.eml', 'media/a.webp'])
    writeFileSync(join(folder, name), 'x', { mode: 0o666 });
  symlinkSync(outside, join(folder, 'media', 'link'));
  chmodSync(folder, 0o777);
  expect(restorePermissions(folder)).toEqual([]);
  expect(exposedPaths(folder)).toEqual(['media/link']);
  expect(
    ['.', 'outbox', 'secret.key', 'pgdata/base/1/16384'].map((name) => modeOf(join(folder, name))),
  ).toEqual([0o700, 0o700, 0o600, 0o600]);
  expect(modeOf(outside)).toBe(0o755);
  rmSync(outside, { recursive: true });
});

it('leaves foreign files in the folder alone', () => {
  writeFileSync(join(folder, 'notes.txt'), 'x', { mode: 0o644 });
  mkdirSync(join(folder, 'media'));
  chmodSync(folder, 0o755);
  restorePermissions(folder);
  expect([modeOf(folder), modeOf(join(folder, 'notes.txt')), modeOf(join(folder, 'media'))]).toEqual([
    0o755, 0o644, 0o700,
  ]);
});
