import type { ModuleDecl } from './module';
import { findRoute, matchPath, routeOf } from './paths';
import { SHELL_ROUTES } from './shell-routes';

/** Parent path of the legal pages; it has no page of its own and redirects to the first of them. */
export const LEGAL = '/legal';

/** The module whose area an address names without one of its pages: `/gis`, with or without a last slash. */
export function areaAt(decls: readonly ModuleDecl[], pathname: string): ModuleDecl | undefined {
  return decls.find(({ basePath }) => matchPath(basePath, pathname) !== null);
}

/** Whether an address is that of a page of the shell or of a module, or leads to one, for any visitor. */
export function isKnownPage(decls: readonly ModuleDecl[], pathname: string): boolean {
  return (
    findRoute(SHELL_ROUTES, pathname) !== null ||
    matchPath(LEGAL, pathname) !== null ||
    areaAt(decls, pathname) !== undefined ||
    decls.some((decl) => routeOf(decl, pathname) !== null)
  );
}
