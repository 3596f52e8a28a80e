import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ciguawatch/shared/contract/module';
import { type Acceptance, acceptanceOf, shellOffer } from '@ciguawatch/shared/contract/release/acceptance';
import { incompatibilityText } from '@ciguawatch/shared/contract/release/incompatibility';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readOffer, readRelease } from '@ciguawatch/shared/contract/validate-registry';
import type { Clock } from '../clock';
import type { RegistrySource } from './source';

/** Fetches a `release.json`; rejects when the module's server does not respond. */
type FetchRelease = (address: string) => Promise<unknown>;

/** Milliseconds that fetched releases are reused. */
const REUSED_MS = 2_000;
/** Milliseconds that a page waits for a module's server. */
const FETCH_TIMEOUT_MS = 2_000;

const fetchRelease: FetchRelease = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
};

interface ReleaseOptions {
  /** Addresses of the modules' `release.json`. */
  addresses: readonly string[];
  portalDir: string;
  clock: Clock;
  /** Called once for each release that is refused, with the reason. */
  warn(sentence: string): void;
  ask?: FetchRelease;
}

/**
 * Registry of a portal with modules hosted elsewhere: the current release of each, over the registry of the
 * build. A module that does not respond keeps its last release, and one whose new release the shell cannot
 * run keeps the former one.
 */
export function releasedRegistry(file: RegistrySource, options: ReleaseOptions): RegistrySource {
  const { addresses, portalDir, clock, warn, ask = fetchRelease } = options;
  /** Releases as received: parsing turns roles into numbers, which the shell would not accept. */
  const inService = new Map<string, unknown>();
  const warned = new Set<string>();
  let lastFetchAt = Number.NEGATIVE_INFINITY;
  let pendingFetch: Promise<void> | null = null;

  const complain = (sentence: string): void => {
    if (!warned.has(sentence)) warn(sentence);
    warned.add(sentence);
  };

  const refresh = async (address: string): Promise<void> => {
    const received = await ask(address).catch(() => null);
    if (received === null) return;
    const read = readRelease(received, readModuleDecl);
    if (!read.ok) return complain(`${address} is no sound release: ${read.problems.join('; ')}`);
    const verdict = await checkRelease(portalDir, read.value);
    if (verdict.ok) inService.set(read.value.decl.id, received);
    else
      complain(
        `${address} ${read.value.version} is refused (${verdict.why}): ${verdict.lacks.map(incompatibilityText).join('; ')}`,
      );
  };

  return async () => {
    if (clock.now() - lastFetchAt >= REUSED_MS) {
      pendingFetch ??= Promise.all(addresses.map(refresh)).then(() => {
        lastFetchAt = clock.now();
        pendingFetch = null;
      });
    }
    await pendingFetch;
    const built = JSON.parse((await file())?.text ?? '{"modules":{}}') as {
      modules: Record<string, unknown>;
    };
    const text = JSON.stringify({ modules: { ...built.modules, ...Object.fromEntries(inService) } });
    return { text, etag: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
  };
}

/** Whether the shell of this server can run a release. */
export async function checkRelease(portalDir: string, release: Release): Promise<Acceptance> {
  const offer = JSON.parse(await readFile(join(portalDir, 'surface.json'), 'utf8')) as unknown;
  return acceptanceOf(shellOffer(readOffer(offer)), release);
}
