import type { Visitor } from '@ciguawatch/shared/contract/access/decide-access';
import { isRoleId } from '@ciguawatch/shared/contract/access/roles';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { viewport } from '@ciguawatch/shared/runtime/page/viewport';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { registry } from '../registry/registry';
import { AccessGate, type AccessVerdict } from './access-gate';
import { type Match, matchIn } from './match';

const gate = new AccessGate();

/** The current visitor as access decisions need it. Observable. */
export function currentVisitor(): Visitor {
  const roles = session.user ? session.user.groups.filter(isRoleId) : null;
  return { roles, desktop: viewport.desktop, online: connectivity.online };
}

/** The page that an address resolves to, by the current declarations. Observable. */
export function matchRoute(pathname: string): Match {
  return matchIn(registry.declarations, pathname);
}

/** The decision for an address: what is shown, and whether its module is mounted. Observable. */
export function accessVerdict(pathname: string): AccessVerdict {
  return gate.look(pathname, matchRoute(pathname), currentVisitor());
}
