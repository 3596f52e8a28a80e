import type { Offline } from '../module';
import { type Access, holds } from './access';
import type { RoleId } from './roles';

/**
 * The visitor: roles (`null` without an account), whether the screen is wide, whether there is a network.
 */
export interface Who {
  roles: readonly RoleId[] | null;
  desktop: boolean;
  online: boolean;
}

/** The properties of a route that decide whether it opens. */
export interface Guarded {
  access: Access;
  desktopOnly?: true;
  offline: Offline;
}

/** `ok`, or the first reason why a route stays closed. */
export type Decision = 'ok' | 'login' | 'role' | 'desktop' | 'offline';

/**
 * Decides whether a route opens. The network is checked first, because offline nobody can log in or be
 * verified (specification, section 4: role-protected pages are denied offline), then account and role, and
 * the screen last: it is the only obstacle a person can remove by turning the device.
 */
export function decide(route: Guarded, who: Who): Decision {
  if (!who.online && route.offline === 'none') return 'offline';
  if (!holds(route.access, who.roles)) return who.roles === null ? 'login' : 'role';
  if (route.desktopOnly && !who.desktop) return 'desktop';
  return 'ok';
}

/** Whether a menu lists an entry: only for visitors who meet its access rule, on a screen size it supports. */
export function listed(entry: { access: Access; desktopOnly?: true }, who: Who): boolean {
  return holds(entry.access, who.roles) && (who.desktop || !entry.desktopOnly);
}
