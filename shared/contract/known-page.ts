import type { ModuleDecl } from './module';
import { findRoute, matchPath, routeOf } from './paths';
import { SHELL_ROUTES } from './shell-routes';

/** Parent path of the legal pages; it redirects to the first of them. */
export const LEGAL_PATH = '/legal';

/** The module whose base path an address is, such as `/gis`, with or without a trailing slash. */
export function moduleAt(decls: readonly ModuleDecl[], pathname: string): ModuleDecl | undefined {
  return decls.find(({ basePath }) => matchPath(basePath, pathname) !== null);
}

/** Whether any visitor's address leads to a page of the shell or of a module, directly or by redirect. */
export function isKnownPage(decls: readonly ModuleDecl[], pathname: string): boolean {
  return (
    findRoute(SHELL_ROUTES, pathname) !== null ||
    matchPath(LEGAL_PATH, pathname) !== null ||
    moduleAt(decls, pathname) !== undefined ||
    decls.some((decl) => routeOf(decl, pathname) !== null)
  );
}
