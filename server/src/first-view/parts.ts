import { isEntryListed } from '@ciguawatch/shared/contract/access/decide-access';
import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { findRoute, routeOf } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import { localFile, type TextFile } from '../features/i18n/text-files';
import type { RegistrySource } from '../registry/source';
import { withEmergency } from './emergency';
import type { Pieces } from './pieces';

/** Languages of a first view. */
export type FirstLanguage = 'fr' | 'en';

/**
 * Part of a page rendered at build time: HTML and CSS, with the rules of bare elements and tokens separate.
 */
interface DrawnPart {
  html: Record<FirstLanguage, Pieces>;
  css: { globals: readonly string[]; own: readonly string[] };
}

/** Part of a first view that comes from the shell. */
interface Frames {
  scripts: { head: string; choose: string };
  /** module declarations with which the frames were rendered; missing in older shells */
  decls?: Record<string, unknown>;
  frames: Record<string, DrawnPart>;
}

/** Everything a first view consists of, with an etag that changes when any part does. */
export interface Parts {
  etag: string;
  scripts: Frames['scripts'];
  frame: DrawnPart;
  page: DrawnPart;
}

interface PartsOptions {
  portalDir: string;
  registry: RegistrySource;
  /** reads a file of a release that is hosted elsewhere; null when there is none */
  remote(id: string, path: string): Promise<TextFile | null>;
  demo: boolean;
  /** emergency number of the default country */
  emergency: string | undefined;
}

const VISITOR = { roles: null, desktop: true, online: true } as const;

/** Parts of a declaration that a frame shows to visitors without an account. */
const visibleToAnybody = ({ id, basePath, titleKey, routes, menu, namespaces }: ModuleDecl) =>
  JSON.stringify({
    id,
    basePath,
    titleKey,
    namespaces,
    routes: routes.filter(({ access }) => access === 'open'),
    menu: menu.filter((entry) => isEntryListed(entry, VISITOR)),
  });

/** Releases in service; null when the menus of one differ from those in the rendered frames. */
function drawable(registry: string, { decls }: Frames): readonly Release[] | null {
  const releases = Object.values(readRegistry(JSON.parse(registry), readModuleDecl).registry.modules);
  const isSame = ({ decl }: Release) => {
    const read = readModuleDecl(decls?.[decl.id]);
    return read.ok && visibleToAnybody(read.value) === visibleToAnybody(decl);
  };
  return releases.every(isSame) ? releases : null;
}

const isOfShell = (pathname: string) => findRoute(SHELL_ROUTES, pathname) !== null;

/** The frame with the emergency number filled in; null when it needs one and the server has none. */
function withNumber({ html, css }: DrawnPart, emergency: string | undefined): DrawnPart | null {
  const [fr, en] = [withEmergency(html.fr, emergency), withEmergency(html.en, emergency)];
  return fr && en && { html: { fr, en }, css };
}

/** Content for a frame that is a complete page itself. */
const EMPTY_PART: DrawnPart = { html: { fr: [], en: [] }, css: { globals: [], own: [] } };

/**
 * Finds the parts of the first view at an address: the shell's frame and the page of the module in service,
 * or the frame alone for a page of the shell. Null when a part is missing or the frames show outdated menus.
 */
export function partsFinder(options: PartsOptions) {
  const { portalDir, registry, demo, emergency } = options;
  let releaseCache = { etag: '', releases: null as readonly Release[] | null };
  return async (pathname: string): Promise<Parts | null> => {
    const [found, frames] = await Promise.all([registry(), localFile(portalDir, 'first/frames.json')]);
    if (!found || !frames) return null;
    const etag = `${found.etag} ${frames.etag}`;
    if (releaseCache.etag !== etag)
      releaseCache = { etag, releases: drawable(found.text, frames.content as Frames) };
    const { releases } = releaseCache;
    if (!releases) return null;
    const { scripts, frames: byAddress } = frames.content as Frames;
    const drawnFrame = byAddress[demo ? `${pathname} demo` : pathname];
    const frame = drawnFrame && withNumber(drawnFrame, emergency);
    if (!frame) return null;
    const release = releases.find(({ decl }) => routeOf(decl, pathname) !== null);
    if (!release) return isOfShell(pathname) ? { etag, scripts, frame, page: EMPTY_PART } : null;
    const modulePart = await drawnBy(release, pathname, options);
    return modulePart && { etag: `${etag} ${modulePart.etag}`, scripts, frame, page: modulePart.page };
  };
}

/**
 * What a release has rendered for the page at an address; null when it has nothing or the page is not open to
 * everybody.
 */
async function drawnBy(
  { decl, version }: Release,
  pathname: string,
  { portalDir, remote }: PartsOptions,
): Promise<{ etag: string; page: DrawnPart } | null> {
  const route = routeOf(decl, pathname)?.route;
  if (route?.access !== 'open') return null;
  const path = `${version}/first.json`;
  const file = (await localFile(portalDir, `modules/${decl.id}/${path}`)) ?? (await remote(decl.id, path));
  const page = (file?.content as Record<string, DrawnPart | undefined> | undefined)?.[route.page];
  return file && page ? { etag: file.etag, page } : null;
}
