import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives a new folder to `use`, and removes it with all that is in it afterwards, also after an error. */
export async function withFolder(prefix, use) {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // The workers of nginx are of another account.
  chmodSync(folder, 0o755);
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
