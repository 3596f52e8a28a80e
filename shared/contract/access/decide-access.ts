import type { Offline } from '../module';
import { type Access, meetsAccess } from './access';
import type { RoleId } from './roles';

/**
 * The visitor: roles (`null` without an account), whether the screen is wide, whether there is a network.
 */
export interface Visitor {
  roles: readonly RoleId[] | null;
  desktop: boolean;
  online: boolean;
}

/** The properties of a route that decide whether it opens. */
export interface RouteAccess {
  access: Access;
  desktopOnly?: true;
  offline: Offline;
}

/** `ok`, or the first reason why a route stays closed. */
export type AccessDecision = 'ok' | 'login' | 'role' | 'desktop' | 'offline';

/**
 * Decides whether a route opens. The network is checked first, because nobody can be authenticated offline
 * (specification, section 4: role-protected pages are denied offline), then account and role, and the screen
 * size last: it is the only obstacle that turning the device can remove.
 */
export function decideAccess(route: RouteAccess, who: Visitor): AccessDecision {
  if (!who.online && route.offline === 'none') return 'offline';
  if (!meetsAccess(route.access, who.roles)) return who.roles === null ? 'login' : 'role';
  if (route.desktopOnly && !who.desktop) return 'desktop';
  return 'ok';
}

/** Whether a menu lists an entry: only for visitors who meet its access rule, on a screen size it supports. */
export function isEntryListed(entry: { access: Access; desktopOnly?: true }, who: Visitor): boolean {
  return meetsAccess(entry.access, who.roles) && (who.desktop || !entry.desktopOnly);
}
