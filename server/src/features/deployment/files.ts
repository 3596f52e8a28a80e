import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ciguawatch/shared/contract/module';

/** Milliseconds that a module's server has for its entry. */
const LIMIT = 3_000;

/**
 * Whether the entry of a release is what was built: read from the portal's folder, or fetched from the module's
 * own server where it lies there.
 */
export async function isEntryWhole(
  portalDir: string,
  { entry, integrity }: Release,
  hosts: readonly string[],
): Promise<boolean> {
  const [algorithm = 'sha384', digest] = integrity.split(/-(.*)/s);
  const content = (await readFile(join(portalDir, entry)).catch(() => null)) ?? (await fetched(entry, hosts));
  return content !== null && createHash(algorithm).update(content).digest('base64') === digest;
}

/** The file from the first of the modules' servers that has it. */
async function fetched(path: string, hosts: readonly string[]): Promise<Buffer | null> {
  for (const host of hosts) {
    const response = await fetch(new URL(path, host), { signal: AbortSignal.timeout(LIMIT) }).catch(
      () => null,
    );
    if (response?.ok) return Buffer.from(await response.arrayBuffer());
  }
  return null;
}
