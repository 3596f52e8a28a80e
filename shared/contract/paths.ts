import type { ModuleDecl, RouteDecl } from './module';

/** A route found for an address, with the numbers that stand in it. */
interface Found<R> {
  route: R;
  params: Record<string, string>;
}

const DIGITS = /^[0-9]{1,15}$/;

/** Segments of a path; doubled and trailing slashes do not count. */
function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/**
 * Compares an address with a pattern. `:name` takes digits only, because a detail page has a
 * numeric id as last segment (specification, section 2); anything else is an unknown page.
 * @returns the parameters, or `null` when the address does not fit.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] as string;
    if (part.startsWith(':')) {
      if (!DIGITS.test(value)) return null;
      params[part.slice(1)] = value;
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route whose whole path (base and own) fits the address. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
  base = '',
): Found<R> | null {
  for (const route of routes) {
    const params = matchPath(`${base}/${route.path}`, path);
    if (params !== null) return { route, params };
  }
  return null;
}

/** Whether an address lies in an area, whatever page it asks for. */
export function inArea(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The whole address of a path a module declares relative to its base. */
export function fullPath(decl: Pick<ModuleDecl, 'basePath'>, path: string): string {
  return decl.basePath + path;
}

/** The route of one module for an address, or `null`. */
export function routeOf(decl: ModuleDecl, path: string): Found<RouteDecl> | null {
  return findRoute(decl.routes, path, decl.basePath);
}
