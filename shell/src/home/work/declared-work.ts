import { type Access, meetsAccess, rolesOf } from '@ciguawatch/shared/contract/access/access';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { fullPath, routeOf } from '@ciguawatch/shared/contract/paths';

/** A counter of waiting work declared by a module, with what is needed to call and show it. */
export interface Counter {
  /** Address below `/api/`; also identifies the counter. */
  address: string;
  access: Access;
  /** Namespace and key of its label; the text `<labelKey>Text` explains it. */
  namespace: string;
  labelKey: string;
  /** Address of the page where the work is done. */
  to: string;
  /** Whether that page needs a wide screen. */
  desktopOnly: boolean;
}

/** The counters for a person with these roles, in the order of the modules. */
export function countersFor(decls: readonly ModuleDecl[], roles: readonly RoleId[]): Counter[] {
  return decls.flatMap((decl) =>
    decl.work
      .filter(({ access }) => meetsAccess(access, roles))
      .map(({ access, count, labelKey, to }) => {
        const address = fullPath(decl, to);
        const route = routeOf(decl, address.split('?')[0] ?? '')?.route;
        return {
          address: count,
          access,
          namespace: decl.namespaces[0] ?? '',
          labelKey,
          to: address,
          desktopOnly: route?.desktopOnly === true,
        };
      }),
  );
}

/** Address and the name of the first field that it filters by; an empty name where it filters by none. */
function pageAndField(to: string): [page: string, field: string] {
  const [page = '', query = ''] = to.split('?');
  return [page, query.split('=')[0] ?? ''];
}

/**
 * Counters of a page that may be summed in the badge of its link: the first one, and those that filter by the
 * same field, such as the states new and to review. A counter by another field is excluded, because it may
 * count the same case again.
 */
export function badgeCounters(counters: readonly Counter[], path: string): Counter[] {
  const here = counters.filter(({ to }) => pageAndField(to)[0] === path);
  const [first] = here;
  if (!first) return [];
  return here.filter(({ to }) => pageAndField(to)[1] === pageAndField(first.to)[1]);
}

/** Roles without any counter: for them the page must not say that nothing waits. */
export function rolesWithoutCounter(decls: readonly ModuleDecl[], roles: readonly RoleId[]): RoleId[] {
  const named = new Set(decls.flatMap((decl) => decl.work.flatMap(({ access }) => rolesOf(access))));
  return roles.filter((role) => !named.has(role));
}
