import { isRecord } from '@ciguawatch/shared/contract/check';
import { listed } from '@ciguawatch/shared/contract/decide';
import type { ModuleDecl, Release } from '@ciguawatch/shared/contract/module';
import { findRoute, routeOf } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';
import { readModuleDecl } from '@ciguawatch/shared/contract/validate-module';
import { readRegistry } from '@ciguawatch/shared/contract/validate-registry';
import { localFile, type TextFile } from '../modules/i18n/text-files';
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
  frames: Record<string, Drawn>;
}

/** All that a page is put together from, and a mark that moves when any of it does. */
export interface Parts {
  mark: string;
  scripts: Frames['scripts'];
  frame: Drawn;
  page: Drawn;
}

interface PartsOptions {
  portalDir: string;
  registry: RegistrySource;
  /** what the shell was built with: the declarations its frames were drawn by */
  shell: RegistrySource;
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

function declsOf(shell: string): Record<string, ModuleDecl | undefined> {
  const given: unknown = JSON.parse(shell);
  return isRecord(given) && isRecord(given.decls) ? (given.decls as Record<string, ModuleDecl>) : {};
}

/** The releases in service; null where one of them has other menus than those that the frames were drawn with. */
function drawable(registry: string, shell: string): readonly Release[] | null {
  const releases = Object.values(readRegistry(JSON.parse(registry), readModuleDecl).registry.modules);
  const drawnBy = declsOf(shell);
  const isSame = ({ decl }: Release) => {
    const known = drawnBy[decl.id];
    const read = known && readModuleDecl(known);
    return read?.ok === true && seenOf(read.value) === seenOf(decl);
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
  const { portalDir, registry, shell, remote, demo, emergency } = options;
  let held = { mark: '', releases: null as readonly Release[] | null };
  const current = async () => {
    const [found, noted] = await Promise.all([registry(), shell()]);
    if (!found || !noted) return null;
    const mark = `${found.mark} ${noted.mark}`;
    if (held.mark !== mark) held = { mark, releases: drawable(found.text, noted.text) };
    return held;
  };
  return async (pathname: string): Promise<Parts | null> => {
    const [deployed, frames] = await Promise.all([current(), localFile(portalDir, 'first/frames.json')]);
    if (!deployed?.releases || !frames) return null;
    const { scripts, frames: byAddress } = frames.content as Frames;
    const drawnFrame = byAddress[demo ? `${pathname} demo` : pathname];
    const frame = drawnFrame && called(drawnFrame, emergency);
    if (!frame) return null;
    const release = deployed.releases.find(({ decl }) => routeOf(decl, pathname) !== null);
    const mark = `${deployed.mark} ${frames.mark}`;
    if (!release) return isOfShell(pathname) ? { mark, scripts, frame, page: NOTHING } : null;
    const route = routeOf(release.decl, pathname)?.route;
    if (route?.access !== 'open') return null;
    const path = `${release.version}/first.json`;
    const drawn =
      (await localFile(portalDir, `modules/${release.decl.id}/${path}`)) ??
      (await remote(release.decl.id, path));
    const pages = drawn?.content as Record<string, Drawn | undefined> | undefined;
    const page = pages?.[route.page];
    if (!drawn || !page) return null;
    return { mark: `${mark} ${drawn.mark}`, scripts, frame, page };
  };
}
