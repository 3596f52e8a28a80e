import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start/start-error';
import { lockDataFolder } from './lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const platforms = process.platform === 'linux' ? ['linux', 'darwin'] : ['darwin'];

describe.each(platforms)('the lock of a data folder on %s', (platform) => {
  it('refuses a second holder with one sentence, and is free again afterwards', async () => {
    const unlock = await lockDataFolder(folder, platform);
    const second = lockDataFolder(folder, platform);
    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`The data folder ${folder} is in use`);
    await unlock();
    await (await lockDataFolder(folder, platform))();
  });
});

it('takes over the file of a process that was killed', async () => {
  writeFileSync(join(folder, 'server.pid'), '2147483646');
  await (await lockDataFolder(folder, 'darwin'))();
});
