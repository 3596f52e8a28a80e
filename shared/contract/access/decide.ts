import type { Offline } from '../module';
import { type Access, holds } from './access';
import type { RoleId } from './roles';

/** Who asks, and on what: roles (`null` without an account), a wide screen, a connection. */
export interface Who {
  roles: readonly RoleId[] | null;
  desktop: boolean;
  online: boolean;
}

/** What a decision looks at in a route. */
export interface Guarded {
  access: Access;
  desktopOnly?: true;
  offline: Offline;
}

/** `ok`, or the first reason why a route stays closed. */
export type Decision = 'ok' | 'login' | 'role' | 'desktop' | 'offline';

/**
 * Decides whether a route opens. The connection comes first, because a person without a network
 * can neither log in nor be checked (specification, section 4: role-protected pages are denied
 * while offline); the account comes before the role, and the screen last, since it is the only
 * reason a person can remove by turning the device.
 */
export function decide(route: Guarded, who: Who): Decision {
  if (!who.online && route.offline === 'none') return 'offline';
  if (!holds(route.access, who.roles)) return who.roles === null ? 'login' : 'role';
  if (route.desktopOnly && !who.desktop) return 'desktop';
  return 'ok';
}

/** Whether a menu shows an entry: only to those who hold its access, and on a fitting screen. */
export function listed(entry: { access: Access; desktopOnly?: true }, who: Who): boolean {
  return holds(entry.access, who.roles) && (who.desktop || !entry.desktopOnly);
}
