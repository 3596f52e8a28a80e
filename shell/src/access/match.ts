import type { ModuleDecl, ModuleId, RouteDecl } from '@ciguawatch/shared/contract/module';
import { findRoute, isBelow, routeOf } from '@ciguawatch/shared/contract/paths';
import { SHELL_ROUTES } from '@ciguawatch/shared/contract/shell-routes';

/** What an address resolves to: a page of the shell, a page of a module, or nothing. */
export type Match =
  | { kind: 'shell'; route: RouteDecl; params: Record<string, string> }
  | { kind: 'module'; id: ModuleId; decl: ModuleDecl; route: RouteDecl; params: Record<string, string> }
  | { kind: 'unknown'; id: ModuleId | null };

/** Finds an address among the shell's pages and the declarations, without running any module. */
export function matchIn(decls: readonly ModuleDecl[], pathname: string): Match {
  const own = findRoute(SHELL_ROUTES, pathname);
  if (own) return { kind: 'shell', ...own };
  const decl = decls.find((one) => isBelow(one.basePath, pathname));
  const found = decl && routeOf(decl, pathname);
  if (decl && found) return { kind: 'module', id: decl.id, decl, ...found };
  return { kind: 'unknown', id: decl?.id ?? null };
}
