import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ciguawatch/shared/contract/module';

/** Milliseconds to wait for a module's server. */
const FETCH_TIMEOUT_MS = 3_000;

/**
 * Whether the entry script of a release has the digest of its build; it is read from the portal's folder or
 * fetched from the module's server.
 */
export async function isEntryWhole(
  portalDir: string,
  { entry, integrity }: Release,
  hosts: readonly string[],
): Promise<boolean> {
  const [algorithm = 'sha384', digest] = integrity.split(/-(.*)/s);
  const content =
    (await readFile(join(portalDir, entry)).catch(() => null)) ?? (await fetchFile(entry, hosts));
  return content !== null && createHash(algorithm).update(content).digest('base64') === digest;
}

/** The file from the first module server that has it; null when none has. */
async function fetchFile(path: string, hosts: readonly string[]): Promise<Buffer | null> {
  for (const host of hosts) {
    const response = await fetch(new URL(path, host), {
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    }).catch(() => null);
    if (response?.ok) return Buffer.from(await response.arrayBuffer());
  }
  return null;
}
