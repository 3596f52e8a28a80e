import type { RoleId } from './roles';

/**
 * Who may open a page or make a call: everybody, any account, accounts with all of the roles, or accounts
 * with one of them. A plain array in the specification (section 6) means all; `any` serves menus such as
 * "creator or editor".
 */
export type Access = 'open' | 'connected' | { all: readonly RoleId[] } | { any: readonly RoleId[] };

/** The roles that an access names; empty for `open` and `connected`. */
export function rolesOf(access: Access): readonly RoleId[] {
  if (typeof access === 'string') return [];
  return 'all' in access ? access.all : access.any;
}

/** Whether the access requires a role, so that an account alone is not enough. */
export function needsRole(access: Access): boolean {
  return typeof access !== 'string';
}

/**
 * Whether a person meets an access.
 * @param roles the person's roles, or `null` without an account
 */
export function meetsAccess(access: Access, roles: readonly RoleId[] | null): boolean {
  if (access === 'open') return true;
  if (roles === null) return false;
  if (access === 'connected') return true;
  return 'all' in access
    ? access.all.every((role) => roles.includes(role))
    : access.any.some((role) => roles.includes(role));
}
