import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cig-backup-command-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = 0;
});

/** Runs the command and returns the error that it prints. */
async function refusal(env: Record<string, string>): Promise<string> {
  const before = process.env;
  process.env = { ...before, DATABASE_URL: '', ...env };
  try {
    return await new Promise<string>((resolve) => {
      jest.spyOn(console, 'error').mockImplementation(resolve);
      jest.isolateModules(() => require('./backup-command'));
    });
  } finally {
    process.env = before;
    jest.restoreAllMocks();
  }
}

test('reports a missing data folder, and neither waits for it nor creates it', async () => {
  const DATA_DIR = join(folder, 'nowhere');
  const said = await refusal({ DATA_DIR });
  expect(said).toBe(`There is no data folder ${DATA_DIR}: set DATA_DIR to the one of the portal.`);
  expect(existsSync(DATA_DIR)).toBe(false);
});
