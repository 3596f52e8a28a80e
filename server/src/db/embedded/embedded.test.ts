import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start/start-error';
import { openEmbedded } from './embedded';

jest.setTimeout(120_000);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-embedded-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a new database is made beside its place, also after an interrupted start, and can be opened again', async () => {
  const cut = join(folder, 'pgdata.new');
  mkdirSync(cut);
  writeFileSync(join(cut, 'half'), '');
  mkdirSync(join(folder, 'pgdata'));
  await (await openEmbedded(folder)).close();
  expect(readdirSync(folder).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
  expect(existsSync(join(folder, 'pgdata', 'half'))).toBe(false);
  await (await openEmbedded(folder)).close();
});

it('ends its thread when it is closed, even if it was never used', async () => {
  // A running worker is visible as an open port, which would keep a command from ending.
  const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = ports();
  const store = await openEmbedded(folder);
  expect(ports()).toBe(before + 1);
  await store.close();
  expect(ports()).toBe(before);
});

it('a folder without PG_VERSION is refused with a sentence and stays unchanged', async () => {
  await (await openEmbedded(folder)).close();
  const database = join(folder, 'pgdata');
  rmSync(join(database, 'PG_VERSION'));
  const before = readdirSync(database);
  // Two starts: the first refusal must release the lock on the folder.
  for (let n = 0; n < 2; n += 1) {
    const opened = openEmbedded(folder);
    await expect(opened).rejects.toThrow(StartError);
    await expect(opened).rejects.toThrow(
      `The folder ${database} holds files but no database (it has no PG_VERSION): restore it from a backup, or set DATA_DIR to another folder.`,
    );
  }
  expect(readdirSync(database)).toEqual(before);
});
