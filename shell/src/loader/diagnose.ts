import type { Release } from '@ciguawatch/shared/contract/module';
import { diagnoseAlteredFiles } from './altered-files';
import { LoadFailure } from './failure';

/**
 * Finds out why a module's code did not load. A failed script reports no reason, so its first file is
 * requested again: altered, missing, unreachable, refused by a failing server, or present but failing when
 * run.
 */
export async function diagnose(error: unknown, release: Release): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const altered = await diagnoseAlteredFiles(error, release.entry);
  if (altered) return altered;
  const said = error instanceof Error ? error.message : String(error);
  let response: Response;
  try {
    response = await fetch(release.entry, { cache: 'no-store' });
  } catch {
    return new LoadFailure('network', said);
  }
  if (response.status === 404 || response.status === 410)
    return new LoadFailure('missing', `${release.entry} is gone`);
  if (!response.ok) return new LoadFailure('server', `${release.entry} answered ${response.status}`);
  return new LoadFailure('crash', said);
}
