import type { Needs, Release } from '@ciguawatch/shared/contract/module';
import { type Acceptance, accepts, host } from '@ciguawatch/shared/contract/release/accepts';
import { language } from '@ciguawatch/shared/runtime/i18n/language';
import { matchRoute } from '../access/access';
import { fetchEarly } from './fetch-early';
import { entries } from './offered';
import { publicApi } from './public-api';

/** What the address on display needs of a release: its entry and, where it is one of its pages, the page. */
function wanted({ ahead, decl }: Release): Needs[] {
  const match = matchRoute(location.pathname);
  const page = match.kind === 'module' && match.id === decl.id ? ahead?.pages[match.route.page] : undefined;
  return [ahead?.entry, page].filter((part) => part !== undefined);
}

const SHARED = '@ciguawatch/shared/';

/** Files of `shared/` by which a page draws with a large library > how the page names the files of it (scripts/bundle/shell-files.mjs). */
const ENGINES = { 'ui/map/map': 'map', 'ui/charts/chart-card': 'charts' } as const;

/** Asks for the library that a page draws with, which its code would name only once it runs. */
function fetchEngines(requests: readonly (string | undefined)[]): void {
  const named = document.querySelector<HTMLMetaElement>('meta[name=engine-files]')?.dataset;
  for (const [entry, engine] of Object.entries(ENGINES)) {
    if (!requests.includes(SHARED + entry)) continue;
    for (const file of named?.[engine]?.split(' ').filter(Boolean) ?? []) fetchEarly(file);
  }
}

/**
 * Asks at once for all that a module and its page on display will ask for one after the other: its
 * files, its texts, the shared entries of the shell. On a phone's link each of these turns costs
 * about half a second. Nothing is asked for of a release this shell does not accept.
 * @returns whether the release is accepted
 */
export function preloadChunks(release: Release): Acceptance {
  const verdict = accepts(host(publicApi), release);
  const { ahead, entry } = release;
  if (!verdict.ok || ahead === undefined) return verdict;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const needs = wanted(release);
  const short = language.code.slice(0, 2);
  const texts = [ahead, ...needs].flatMap((part) => part.texts?.[short] ?? []);
  fetchEarly(entry);
  for (const file of [...needs.flatMap((part) => part.files), ...texts]) fetchEarly(folder + file);
  const requests = Object.keys(release.uses).map((entry) => SHARED + entry);
  const shared = needs.flatMap((part) => part.shared).map((place) => requests[place]);
  for (const request of shared) entries[request ?? '']?.get().catch(() => undefined);
  fetchEngines(shared);
  return verdict;
}
