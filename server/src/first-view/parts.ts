import { listed } from '@ciguawatch/shared/contract/access/decide';
import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { findRoute, routeOf } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import { localFile, type TextFile } from '../features/i18n/text-files';
import type { RegistrySource } from '../registry/source';
import { withEmergency } from './emergency';
import type { Pieces } from './pieces';

/** The languages that a page holds. */
export type FirstLanguage = 'fr' | 'en';

/** Something drawn while the portal was built: its HTML, and the rules it needs, those of bare elements and tokens apart. */
interface Drawn {
  html: Record<FirstLanguage, Pieces>;
  css: { globals: readonly string[]; own: readonly string[] };
}

/** What the shell gives to every page with a first view. */
interface Frames {
  scripts: { head: string; choose: string };
  /** declarations that the frames were drawn by, as they are written; shells built before noted them elsewhere */
  decls?: Record<string, unknown>;
  frames: Record<string, Drawn>;
}

/** All that a page is put together from, and an etag that moves when any of it does. */
export interface Parts {
  etag: string;
  scripts: Frames['scripts'];
  frame: Drawn;
  page: Drawn;
}

interface PartsOptions {
  portalDir: string;
  registry: RegistrySource;
  /** reads a file of a release that does not lie in the portal; null when there is none */
  remote(id: string, path: string): Promise<TextFile | null>;
  demo: boolean;
  /** number to call in the default country */
  emergency: string | undefined;
}

const ANYBODY = { roles: null, desktop: true, online: true } as const;

/** What a frame shows of a declaration to somebody without an account. */
const seenOf = ({ id, basePath, titleKey, routes, menu, namespaces }: ModuleDecl) =>
  JSON.stringify({
    id,
    basePath,
    titleKey,
    namespaces,
    routes: routes.filter(({ access }) => access === 'open'),
    menu: menu.filter((entry) => listed(entry, ANYBODY)),
  });

/** The releases in service; null where one of them has other menus than those that the frames were drawn with. */
function drawable(registry: string, { decls }: Frames): readonly Release[] | null {
  const releases = Object.values(readRegistry(JSON.parse(registry), readModuleDecl).registry.modules);
  const isSame = ({ decl }: Release) => {
    const read = readModuleDecl(decls?.[decl.id]);
    return read.ok && seenOf(read.value) === seenOf(decl);
  };
  return releases.every(isSame) ? releases : null;
}

const isOfShell = (pathname: string) => findRoute(SHELL_ROUTES, pathname) !== null;

/** A frame with the number to call, where it says one; null where the server has none to say. */
function called({ html, css }: Drawn, emergency: string | undefined): Drawn | null {
  const [fr, en] = [withEmergency(html.fr, emergency), withEmergency(html.en, emergency)];
  return fr && en && { html: { fr, en }, css };
}

/** In a frame that is whole in itself. */
const NOTHING: Drawn = { html: { fr: [], en: [] }, css: { globals: [], own: [] } };

/**
 * Finds what the page at an address is put together from: the frame of the shell, and what the release in service of its
 * module draws in it; a page of the shell is a frame alone. Null where one of them is not there, or where the frame was
 * drawn for other menus than those of the modules in service.
 */
export function partsFinder(options: PartsOptions) {
  const { portalDir, registry, demo, emergency } = options;
  let held = { etag: '', releases: null as readonly Release[] | null };
  return async (pathname: string): Promise<Parts | null> => {
    const [found, frames] = await Promise.all([registry(), localFile(portalDir, 'first/frames.json')]);
    if (!found || !frames) return null;
    const etag = `${found.etag} ${frames.etag}`;
    if (held.etag !== etag) held = { etag, releases: drawable(found.text, frames.content as Frames) };
    const { releases } = held;
    if (!releases) return null;
    const { scripts, frames: byAddress } = frames.content as Frames;
    const drawnFrame = byAddress[demo ? `${pathname} demo` : pathname];
    const frame = drawnFrame && called(drawnFrame, emergency);
    if (!frame) return null;
    const release = releases.find(({ decl }) => routeOf(decl, pathname) !== null);
    if (!release) return isOfShell(pathname) ? { etag, scripts, frame, page: NOTHING } : null;
    const drawn = await drawnBy(release, pathname, options);
    return drawn && { etag: `${etag} ${drawn.etag}`, scripts, frame, page: drawn.page };
  };
}

/** What a release draws of the page at an address; null where it draws nothing, or the page is not for everybody. */
async function drawnBy(
  { decl, version }: Release,
  pathname: string,
  { portalDir, remote }: PartsOptions,
): Promise<{ etag: string; page: Drawn } | null> {
  const route = routeOf(decl, pathname)?.route;
  if (route?.access !== 'open') return null;
  const path = `${version}/first.json`;
  const file = (await localFile(portalDir, `modules/${decl.id}/${path}`)) ?? (await remote(decl.id, path));
  const page = (file?.content as Record<string, Drawn | undefined> | undefined)?.[route.page];
  return file && page ? { etag: file.etag, page } : null;
}
