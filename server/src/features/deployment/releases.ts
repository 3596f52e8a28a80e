import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isText } from '@ciguawatch/shared/contract/check';
import {
  readLog,
  readRecordText,
  type ServiceChange,
} from '@ciguawatch/shared/contract/release/release-record';
import { byCode } from '@ciguawatch/shared/domain/text/name-order';

/** A release record in the portal's folder. */
export interface StoredRelease {
  version: string;
  placed: string;
  /** its entry for the registry, unparsed */
  release: unknown;
}

/** When a version was put into service. */
type ServicePeriod = Pick<ServiceChange, 'at'> & { version: string };

/**
 * Releases and log that the commands `deploy` and `rollback` wrote for a module; null where they never ran.
 */
export async function keptReleases(
  portalDir: string,
  id: string,
): Promise<{ kept: StoredRelease[]; flips: ServicePeriod[] } | null> {
  const folder = join(portalDir, 'releases', id);
  const names = await readdir(folder).catch(() => null);
  if (!names) return null;
  const releases: StoredRelease[] = [];
  for (const name of names.filter((one) => one.endsWith('.json'))) {
    const recordRead = readRecordText(await readFile(join(folder, name), 'utf8').catch(() => ''));
    if (recordRead)
      releases.push({ version: name.slice(0, -5), placed: recordRead.placed, release: recordRead.release });
  }
  const log = readLog(await readFile(join(folder, 'log.jsonl'), 'utf8').catch(() => ''));
  const flips = log.flatMap(({ at, version }) => (isText(version) ? [{ at, version }] : []));
  return { kept: releases.sort((a, b) => byCode(b.placed, a.placed)), flips };
}

/** When a version was last put into service, and when another one replaced it. */
export function servicePeriod(
  version: string,
  flips: readonly ServicePeriod[],
): { from: string | null; until: string | null } {
  const at = flips.findLastIndex((flip) => flip.version === version);
  if (at === -1) return { from: null, until: null };
  // Putting the same version into service again does not end its time.
  let first = at;
  while (flips[first - 1]?.version === version) first -= 1;
  return { from: flips[first]?.at ?? null, until: flips[at + 1]?.at ?? null };
}

/** The version in service before this one; null when there was none. */
export const versionBefore = (version: string, flips: readonly ServicePeriod[]): string | null =>
  flips.findLast((flip) => flip.version !== version)?.version ?? null;
