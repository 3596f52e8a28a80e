import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { accepts, host } from '@ciguawatch/shared/contract/accepts';
import type { Needs, Release, Surface } from '@ciguawatch/shared/contract/module';
import { routeOf } from '@ciguawatch/shared/contract/paths';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import { localFile } from '../modules/i18n/text-files';
import { readShellHas } from '../registry/short';
import type { RegistrySource } from '../registry/source';
import type { FirstLanguage } from './parts';

/** Which files of the shell its doors travel in, as its build noted them (scripts/bundle/door-files.mjs). */
interface DoorFiles {
  doors: Record<string, string>;
  files: Record<string, readonly string[]>;
  /** by door: the library that it draws with */
  engines: Record<string, readonly string[]>;
}

/** What a page will ask for one thing after the other, as paths; all of them exist. */
export interface PageFiles {
  /** which page of which module: all addresses of it ask for the same */
  page: string;
  /** moves when any of it does */
  mark: string;
  files: readonly string[];
  texts: Record<FirstLanguage, readonly string[]>;
  /** large libraries, which come after the rest */
  engines: readonly string[];
}

interface Sources {
  portalDir: string;
  registry: RegistrySource;
  /** what the shell was built with */
  shell: RegistrySource;
}

/** Releases that the shell in service can run: nothing is asked for of any other. */
function runnable(registry: string, shell: string): readonly Release[] {
  const has = readShellHas(shell);
  if (!has) return [];
  const releases = Object.values(readRegistry(JSON.parse(registry), readModuleDecl).registry.modules);
  return releases.filter((release) => accepts(host(has.surface), release).ok);
}

/** The doors that parts of a release need, by their places among those it uses. */
const doorsOf = (uses: Surface | null, parts: readonly Needs[]): string[] => {
  const used = Object.keys(uses ?? {});
  return parts.flatMap(({ shared }) => shared.map((place) => used[place] ?? ''));
};

async function existing(portalDir: string, paths: Iterable<string>): Promise<string[]> {
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

/** What the page of a release asks for; null where it lies on another host, or its build noted nothing. */
async function filesOf(
  { ahead, entry, uses }: Release,
  key: string,
  noted: DoorFiles,
  portalDir: string,
): Promise<Omit<PageFiles, 'mark' | 'page'> | null> {
  if (!ahead || !entry.startsWith('/')) return null;
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const page = ahead.pages[key];
  const parts = page ? [ahead.entry, page] : [ahead.entry];
  const doors = doorsOf(uses, parts);
  const engines = new Set(doors.flatMap((door) => noted.engines[door] ?? []));
  const shared = doors.flatMap((door) => noted.files[noted.doors[door] ?? ''] ?? []);
  const own = parts.flatMap(({ files }) => files.map((file) => folder + file));
  const found = (paths: Iterable<string>) => existing(portalDir, paths);
  const texts = (language: FirstLanguage) =>
    found([ahead, ...parts].flatMap((part) => part.texts?.[language] ?? []).map((file) => folder + file));
  return {
    files: await found([entry, ...own, ...shared.filter((file) => !engines.has(file))]),
    texts: { fr: await texts('fr'), en: await texts('en') },
    engines: await found(engines),
  };
}

/**
 * Finds what the page at an address will ask for, by the release in service, so that its first script can ask for it
 * while the portal is still on its way (shell/src/splash/page-files.ts). Only pages that are open to everybody.
 */
export function pageFilesFinder({ portalDir, registry, shell }: Sources) {
  let held = { mark: '', releases: [] as readonly Release[] };
  const known = new Map<string, PageFiles | null>();
  return async (pathname: string): Promise<PageFiles | null> => {
    const [deployed, built, noted] = await Promise.all([
      registry(),
      shell(),
      localFile(portalDir, 'first/doors.json'),
    ]);
    if (!deployed || !built || !noted) return null;
    const mark = `${deployed.mark} ${built.mark} ${noted.mark}`;
    if (held.mark !== mark) {
      held = { mark, releases: runnable(deployed.text, built.text) };
      known.clear();
    }
    const release = held.releases.find(({ decl }) => routeOf(decl, pathname) !== null);
    const route = release && routeOf(release.decl, pathname)?.route;
    if (!release || route?.access !== 'open') return null;
    const page = `${release.decl.id} ${route.page}`;
    if (!known.has(page)) {
      const found = await filesOf(release, route.page, noted.content as DoorFiles, portalDir);
      known.set(page, found && { page, mark, ...found });
    }
    return known.get(page) ?? null;
  };
}
