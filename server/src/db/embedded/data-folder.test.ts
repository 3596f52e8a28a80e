import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start/start-error';
import { makeDataFolder } from './data-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('creates the folder, also below missing ones', () => {
  const deep = join(folder, 'a', 'b');
  makeDataFolder(deep);
  makeDataFolder(deep);
  expect(existsSync(deep)).toBe(true);
});

it('reports in one sentence that a folder cannot be used', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => makeDataFolder(file)).toThrow(StartError);
  expect(() => makeDataFolder(join(file, 'below'))).toThrow('set DATA_DIR');
});
