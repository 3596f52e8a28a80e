import type { ModuleDecl, Rel } from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';
import { registry } from '../registry/registry';

/** Parameters of a link: id in the path, values of the query. */
export interface LinkTarget {
  id?: number;
  query?: Record<string, string>;
}

/** The address for a relation among declarations; null when no module has one. */
export function addressIn(decls: readonly ModuleDecl[], rel: Rel, { id, query }: LinkTarget): string | null {
  for (const decl of decls) {
    const route = decl.routes.find((one) => one.rel === rel);
    if (!route) continue;
    const path = fullPath(decl, route.path).replace(':id', String(id));
    return query ? `${path}?${new URLSearchParams(query)}` : path;
  }
  return null;
}

/**
 * Address of the page with a relation (`RELS` of the contract), by which the shell links to module pages
 * without knowing them. Null when no module has one. Observable: read it inside an observer.
 */
export function addressOf(rel: Rel, target: LinkTarget = {}): string | null {
  return addressIn(registry.declarations, rel, target);
}
