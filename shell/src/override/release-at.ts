import type { Release } from '@ciguawatch/shared/contract/module';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRelease } from '@ciguawatch/shared/contract/validate-registry';
import { timeLimit } from '../time-limit';
import type { Override } from './wanted';

/** Milliseconds to wait for a site under development, which may be bundling. */
const LIMIT = 15_000;

/**
 * The release that a site under development offers at `/release.json`; its entry is made an address of that site.
 * @throws when it does not answer, offers another module or something that is no release
 */
export async function releaseAt({ id, origin }: Override, limit = LIMIT): Promise<Release> {
  const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: timeLimit(limit) });
  if (!response.ok) throw new Error(`${origin}/release.json: status ${response.status}`);
  const read = readRelease(await response.json(), readModuleDecl);
  if (!read.ok) throw new Error(`${origin}/release.json: ${read.problems.join('; ')}`);
  if (read.value.decl.id !== id) throw new Error(`${origin} offers ${read.value.decl.id}, not ${id}`);
  const entry = new URL(read.value.entry, origin);
  if (entry.origin !== origin) throw new Error(`${origin} offers code of ${entry.origin}`);
  return { ...read.value, entry: entry.href };
}
