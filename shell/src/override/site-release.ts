import type { Release } from '@ciguawatch/shared/contract/module';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRelease } from '@ciguawatch/shared/contract/validate-registry';
import { timeLimit } from '../time-limit';
import type { Override } from './requested-overrides';

/** Milliseconds to wait for a development site, which may be bundling. */
const SITE_TIMEOUT_MS = 15_000;

/**
 * The release that a development site offers at `/release.json`, with its entry as an absolute address.
 * @throws when the site does not respond, or offers another module or an invalid release
 */
export async function releaseAt({ id, origin }: Override, limit = SITE_TIMEOUT_MS): Promise<Release> {
  const response = await fetch(`${origin}/release.json`, { cache: 'no-store', signal: timeLimit(limit) });
  if (!response.ok) throw new Error(`${origin}/release.json: status ${response.status}`);
  const read = readRelease(await response.json(), readModuleDecl);
  if (!read.ok) throw new Error(`${origin}/release.json: ${read.problems.join('; ')}`);
  if (read.value.decl.id !== id) throw new Error(`${origin} offers ${read.value.decl.id}, not ${id}`);
  const entry = new URL(read.value.entry, origin);
  if (entry.origin !== origin) throw new Error(`${origin} offers code of ${entry.origin}`);
  return { ...read.value, entry: entry.href };
}
