import type { Access } from '../access/access';
import { ROLE, type RoleName } from '../access/roles';
import type { ModuleDecl } from '../module';

type DeclarationWithNames = 'open' | 'connected' | { all: RoleName[] } | { any: RoleName[] };

const withRoleIds = (access: DeclarationWithNames): Access => {
  if (typeof access === 'string') return access;
  const roles = (names: RoleName[]) => names.map((name) => ROLE[name]);
  return 'all' in access ? { all: roles(access.all) } : { any: roles(access.any) };
};

/**
 * Parses a declaration that the build of the shell has already validated: the same result as
 * `readModuleDecl` without its rules, which are larger than all declarations together.
 */
export function readValidatedDecl(declaration: object): ModuleDecl {
  const { $schema: _, ...decl } = declaration as Record<string, unknown>;
  const items = (list: unknown) =>
    (list as { access: DeclarationWithNames }[]).map((item) => ({
      ...item,
      access: withRoleIds(item.access),
    }));
  return {
    ...decl,
    routes: items(decl.routes),
    menu: items(decl.menu),
    work: items(decl.work),
  } as unknown as ModuleDecl;
}
