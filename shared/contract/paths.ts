import type { ModuleDecl, RouteDecl } from './module';

/** A matched route with the parameters of its address. */
interface MatchedRoute<R> {
  route: R;
  params: Record<string, string>;
}

const DIGITS = /^[0-9]{1,15}$/;

/** Segments of a path; doubled and trailing slashes are ignored. */
function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/**
 * Matches an address against a pattern. `:name` matches digits only, because detail pages end in a numeric
 * id (specification, section 2).
 * @returns the parameters, or `null` when the address does not match
 */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const patternSegments = segments(pattern);
  const pathSegments = segments(path);
  if (patternSegments.length !== pathSegments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of patternSegments.entries()) {
    const value = pathSegments[at] as string;
    if (part.startsWith(':')) {
      if (!DIGITS.test(value)) return null;
      params[part.slice(1)] = value;
    } else if (part !== value) return null;
  }
  return params;
}

/** The first route whose whole path (base path and own) matches the address. */
export function findRoute<R extends { path: string }>(
  routes: readonly R[],
  path: string,
  base = '',
): MatchedRoute<R> | null {
  for (const route of routes) {
    const params = matchPath(`${base}/${route.path}`, path);
    if (params !== null) return { route, params };
  }
  return null;
}

/** Whether an address is below a base path, whether or not the page exists. */
export function isBelow(basePath: string, path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}

/** The full address of a path that a module declares relative to its base path. */
export function fullPath(decl: Pick<ModuleDecl, 'basePath'>, path: string): string {
  return decl.basePath + path;
}

/** The route of a module that matches an address, or `null`. */
export function routeOf(decl: ModuleDecl, path: string): MatchedRoute<RouteDecl> | null {
  return findRoute(decl.routes, path, decl.basePath);
}
