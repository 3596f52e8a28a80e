import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `use` with a new folder and deletes it afterwards, also after an error. */
export async function withFolder(prefix, use) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
