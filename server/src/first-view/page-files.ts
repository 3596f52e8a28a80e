import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Names, Needs, Release } from '@ciguawatch/shared/contract/module';
import { routeOf } from '@ciguawatch/shared/contract/paths';
import { acceptanceOf, shellOffer } from '@ciguawatch/shared/contract/release/acceptance';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readOffer, readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import { localFile } from '../features/i18n/text-files';
import type { RegistrySource } from '../registry/source';
import type { FirstLanguage } from './parts';

/** Files of the shell that contain the public API, listed by its build (scripts/bundle/shared-files.mjs). */
interface SharedFiles {
  /** group by file of `shared/` */
  groups: Record<string, string>;
  /** paths by group */
  files: Record<string, readonly string[]>;
  /** drawing libraries by file of `shared/` */
  engines: Record<string, readonly string[]>;
}

/** Files that a page will load one after the other, as paths; all exist. */
export interface PageFiles {
  /** module and page, the same for all addresses of a page */
  page: string;
  /** changes when any of the files does */
  etag: string;
  files: readonly string[];
  texts: Record<FirstLanguage, readonly string[]>;
  /** large libraries, which are loaded last */
  engines: readonly string[];
}

interface Sources {
  portalDir: string;
  registry: RegistrySource;
  /** names that the shell offers from `shared/` */
  offer: RegistrySource;
}

/** Releases that the deployed shell can run; files of others are never preloaded. */
function runnable(registry: string, offer: string): readonly Release[] {
  const shell = readShell(offer);
  if (!shell) return [];
  const releases = Object.values(readRegistry(JSON.parse(registry), readModuleDecl).registry.modules);
  return releases.filter((release) => acceptanceOf(shell, release).ok);
}

/** What the shell offers; null when unreadable, and then pages come without preloads. */
function readShell(offer: string) {
  try {
    return shellOffer(readOffer(JSON.parse(offer)));
  } catch {
    return null;
  }
}

/** Files of `shared/` used by parts of a release, which refer to them by index. */
const entriesOf = (uses: Names, parts: readonly Needs[]): string[] => {
  const used = Object.keys(uses);
  return parts.flatMap(({ shared }) => shared.map((place) => used[place] ?? ''));
};

async function existingFiles(portalDir: string, paths: Iterable<string>): Promise<string[]> {
  const found = await Promise.all(
    [...new Set(paths)].map((path) =>
      access(join(portalDir, path)).then(
        () => [path],
        () => [],
      ),
    ),
  );
  return found.flat();
}

/** Files of a page of a release; null when the module is hosted elsewhere or its build listed none. */
async function filesOf(
  { ahead, entry, uses }: Release,
  key: string,
  noted: SharedFiles,
  portalDir: string,
): Promise<Omit<PageFiles, 'etag' | 'page'> | null> {
  if (!ahead || !entry.startsWith('/')) return null;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const page = ahead.pages[key];
  const parts = page ? [ahead.entry, page] : [ahead.entry];
  const entries = entriesOf(uses, parts);
  const engines = new Set(entries.flatMap((entry) => noted.engines[entry] ?? []));
  const shared = entries.flatMap((entry) => noted.files[noted.groups[entry] ?? ''] ?? []);
  const ownFiles = parts.flatMap(({ files }) => files.map((file) => folder + file));
  const found = (paths: Iterable<string>) => existingFiles(portalDir, paths);
  const texts = (language: FirstLanguage) =>
    found([ahead, ...parts].flatMap((part) => part.texts?.[language] ?? []).map((file) => folder + file));
  return {
    files: await found([entry, ...ownFiles, ...shared.filter((file) => !engines.has(file))]),
    texts: { fr: await texts('fr'), en: await texts('en') },
    engines: await found(engines),
  };
}

/**
 * Finds the files that the page at an address will load, so that its first script can request them at once
 * (shell/src/splash/page-files.ts). Only for pages open to everybody.
 */
export function pageFilesFinder({ portalDir, registry, offer }: Sources) {
  let releaseCache = { etag: '', releases: [] as readonly Release[] };
  const filesByPage = new Map<string, PageFiles | null>();
  return async (pathname: string): Promise<PageFiles | null> => {
    const [deployed, offered, noted] = await Promise.all([
      registry(),
      offer(),
      localFile(portalDir, 'first/shared-files.json'),
    ]);
    if (!deployed || !offered || !noted) return null;
    const etag = `${deployed.etag} ${offered.etag} ${noted.etag}`;
    if (releaseCache.etag !== etag) {
      releaseCache = { etag, releases: runnable(deployed.text, offered.text) };
      filesByPage.clear();
    }
    const release = releaseCache.releases.find(({ decl }) => routeOf(decl, pathname) !== null);
    const route = release && routeOf(release.decl, pathname)?.route;
    if (!release || route?.access !== 'open') return null;
    const page = `${release.decl.id} ${route.page}`;
    if (!filesByPage.has(page)) {
      const found = await filesOf(release, route.page, noted.content as SharedFiles, portalDir);
      filesByPage.set(page, found && { page, etag, ...found });
    }
    return filesByPage.get(page) ?? null;
  };
}
