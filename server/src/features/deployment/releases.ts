import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isText } from '@ciguawatch/shared/contract/check';
import { type Flip, readLog, readRecordText } from '@ciguawatch/shared/contract/release/release-record';

/** A release as the portal keeps its record. */
export interface Kept {
  version: string;
  placed: string;
  /** its entry of the registry, as it was given */
  release: unknown;
}

/** When a version was put into service. */
type InService = Pick<Flip, 'at'> & { version: string };

/** What the commands `deploy` and `rollback` left beside a portal of one module; null where they never ran. */
export async function keptReleases(
  portalDir: string,
  id: string,
): Promise<{ kept: Kept[]; flips: InService[] } | null> {
  const folder = join(portalDir, 'releases', id);
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  const kept: Kept[] = [];
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const found = readRecordText(await readFile(join(folder, name), 'utf8').catch(() => ''));
    if (found) kept.push({ version: name.slice(0, -5), placed: found.placed, release: found.release });
  }
  const log = readLog(await readFile(join(folder, 'log.jsonl'), 'utf8').catch(() => ''));
  const flips = log.flatMap(({ at, version }) => (isText(version) ? [{ at, version }] : []));
  return { kept: kept.sort((a, b) => b.placed.localeCompare(a.placed)), flips };
}

/** When a version was put into service last, and when another one followed. */
export function serviceOf(
  version: string,
  flips: readonly InService[],
): { from: string | null; until: string | null } {
  const at = flips.findLastIndex((flip) => flip.version === version);
  if (at === -1) return { from: null, until: null };
  // The same version put into service again did not end it.
  let first = at;
  while (flips[first - 1]?.version === version) first -= 1;
  return { from: flips[first]?.at ?? null, until: flips[at + 1]?.at ?? null };
}

/** The version that was in service before the last one, where one was. */
export const versionBefore = (version: string, flips: readonly InService[]): string | null =>
  flips.findLast((flip) => flip.version !== version)?.version ?? null;
