import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../support/run-folder';
import { expect, test } from '../../support/test';

test('anybody can verify that a portal hands out what its sources give', async ({ baseURL }) => {
  const verify = join(ROOT, 'scripts/verify.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [verify, String(baseURL)]);
  for (const part of ['shell', 'mf-fishbase', 'mf-ciguawatch', 'mf-gis', 'mf-global'])
    expect(stdout).toMatch(new RegExp(`^${part}\\b.*: \\d+ files are those of the sources\\.$`, 'm'));
});
