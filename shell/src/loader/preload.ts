import type { Needs, Release } from '@ciguawatch/shared/contract/module';
import { type Acceptance, acceptanceOf, shellOffer } from '@ciguawatch/shared/contract/release/acceptance';
import { language } from '@ciguawatch/shared/runtime/i18n/language';
import { matchRoute } from '../access/access';
import { fetchEarly } from './fetch-early';
import { entries } from './offered';
import { publicApi } from './public-api';

/**
 * The parts of a release that the current address needs: the entry and, if it is one of its pages, the
 * page.
 */
function wanted({ ahead, decl }: Release): Needs[] {
  const match = matchRoute(location.pathname);
  const page = match.kind === 'module' && match.id === decl.id ? ahead?.pages[match.route.page] : undefined;
  return [ahead?.entry, page].filter((part) => part !== undefined);
}

const SHARED_PREFIX = '@ciguawatch/shared/';

/**
 * Files of `shared/` that render with a large library > name of the library's files in the page
 * (scripts/bundle/shell-files.mjs).
 */
const ENGINE_CHUNKS = { 'ui/map/map': 'map', 'ui/charts/chart-card': 'charts' } as const;

/** Requests the library that a page renders with, which its code would request only once it runs. */
function fetchEngines(requests: readonly (string | undefined)[]): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=engine-files]')?.dataset;
  for (const [entry, engine] of Object.entries(ENGINE_CHUNKS)) {
    if (!requests.includes(SHARED_PREFIX + entry)) continue;
    for (const file of named?.[engine]?.split(' ').filter(Boolean) ?? []) fetchEarly(file);
  }
}

/**
 * Requests everything that a module and the current page will load one after the other: files, texts,
 * shared entries. On a phone's connection each of these steps costs about half a second. Does nothing for a
 * release that this shell refuses.
 * @returns whether the release is accepted
 */
export function preloadChunks(release: Release): Acceptance {
  const verdict = acceptanceOf(shellOffer(publicApi), release);
  const { ahead, entry } = release;
  if (!verdict.ok || ahead === undefined) return verdict;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const needs = wanted(release);
  const short = language.code.slice(0, 2);
  const texts = [ahead, ...needs].flatMap((part) => part.texts?.[short] ?? []);
  fetchEarly(entry);
  for (const file of [...needs.flatMap((part) => part.files), ...texts]) fetchEarly(folder + file);
  const requests = Object.keys(release.uses).map((entry) => SHARED_PREFIX + entry);
  const shared = needs.flatMap((part) => part.shared).map((place) => requests[place]);
  for (const request of shared) entries[request ?? '']?.get().catch(() => undefined);
  fetchEngines(shared);
  return verdict;
}
