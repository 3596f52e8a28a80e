import type { Release } from '@ciguawatch/shared/contract/module';
import { LoadFailure } from './failure';

const HASHES: Record<string, string> = { sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

async function fits(body: ArrayBuffer, integrity: string): Promise<boolean> {
  const [name = '', wanted] = integrity.split('-', 2);
  const hash = HASHES[name];
  // Without a secure context the browser itself checks no digest either.
  if (!hash || !globalThis.crypto?.subtle) return true;
  const digest = new Uint8Array(await crypto.subtle.digest(hash, body));
  return btoa(String.fromCharCode(...digest)) === wanted;
}

/**
 * Finds out why a module's code did not load. A failed script reports only "error", so its file is requested
 * again: missing, altered, unreachable, refused by a failing server, or present and failing when run.
 */
export async function diagnose(error: unknown, release: Release): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  const said = error instanceof Error ? error.message : String(error);
  let answer: Response;
  try {
    answer = await fetch(release.entry, { cache: 'no-store' });
  } catch {
    return new LoadFailure('network', said);
  }
  if (answer.status === 404 || answer.status === 410)
    return new LoadFailure('missing', `${release.entry} is gone`);
  if (!answer.ok) return new LoadFailure('server', `${release.entry} answered ${answer.status}`);
  if (!(await fits(await answer.arrayBuffer(), release.integrity))) {
    return new LoadFailure('integrity', `${release.entry} was altered`, [
      { kind: 'integrity', entry: release.entry },
    ]);
  }
  return new LoadFailure('crash', said);
}
