import { type Access, holds, rolesOf } from '@ciguawatch/shared/contract/access/access';
import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import type { ModuleDecl } from '@ciguawatch/shared/contract/module';
import { fullPath, routeOf } from '@ciguawatch/shared/contract/paths';

/** A counter of waiting work that a module declares, ready to be asked and shown. */
export interface Counter {
  /** Address below `/api/`, which also tells counters apart. */
  address: string;
  access: Access;
  /** Namespace and key of its label; `<labelKey>Text` explains it. */
  namespace: string;
  labelKey: string;
  /** Where the work is done. */
  to: string;
  /** The page needs a wide screen. */
  desktopOnly: boolean;
}

/** The counters for somebody with these roles, in the order of the areas. */
export function countersFor(decls: readonly ModuleDecl[], roles: readonly RoleId[]): Counter[] {
  return decls.flatMap((decl) =>
    decl.work
      .filter(({ access }) => holds(access, roles))
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

/** Roles for which no module counts anything: silence about them is not "nothing waits". */
export function uncounted(decls: readonly ModuleDecl[], roles: readonly RoleId[]): RoleId[] {
  const named = new Set(decls.flatMap((decl) => decl.work.flatMap(({ access }) => rolesOf(access))));
  return roles.filter((role) => !named.has(role));
}
