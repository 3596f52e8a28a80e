import type { Access } from '../access/access';
import { ROLE, type RoleName } from '../access/roles';
import type { ModuleDecl } from '../module';

type Named = 'open' | 'connected' | { all: RoleName[] } | { any: RoleName[] };

const numbered = (access: Named): Access => {
  if (typeof access === 'string') return access;
  const roles = (names: RoleName[]) => names.map((name) => ROLE[name]);
  return 'all' in access ? { all: roles(access.all) } : { any: roles(access.any) };
};

/**
 * Parses a declaration that the build of the shell has already validated: the same result as
 * `readModuleDecl` without its rules, which are larger than all declarations together.
 */
export function judgeDeclaration(declaration: object): ModuleDecl {
  const { $schema: _, ...decl } = declaration as Record<string, unknown>;
  const items = (list: unknown) =>
    (list as { access: Named }[]).map((item) => ({ ...item, access: numbered(item.access) }));
  return {
    ...decl,
    routes: items(decl.routes),
    menu: items(decl.menu),
    work: items(decl.work),
  } as unknown as ModuleDecl;
}
