import type { ModuleDecl, Rel } from '@ciguawatch/shared/contract/module';
import { fullPath } from '@ciguawatch/shared/contract/paths';
import { registry } from '../registry/registry';

/** Parameters of a link: the id in the path, the values of the query. */
export interface LinkTarget {
  id?: number;
  query?: Record<string, string>;
}

/** The address among declarations that serves a relation, or null when no module declares one. */
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
 * Address of the page that serves a relation (`RELS` of the contract): how the shell links to a page
 * of a module without knowing it. Null when no module has one. Read it inside an observer.
 */
export function addressOf(rel: Rel, target: LinkTarget = {}): string | null {
  return addressIn(registry.declarations, rel, target);
}
