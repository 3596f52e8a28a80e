import type { AccessDecision } from '@ciguawatch/shared/contract/access/decide-access';
import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { ClosedOffline } from './closed-offline';
import { ClosedOnPhone } from './closed-on-phone';
import { ClosedToRole } from './closed-to-role';
import { RedirectToLogin } from './redirect-to-login';

interface Props {
  why: Exclude<AccessDecision, 'ok'>;
  /** Menu text of the page, which the notice on a phone quotes; undefined without a menu entry. */
  page?: string | undefined;
  access: RouteDecl['access'];
}

/**
 * Shown instead of a page that the visitor may not open: says why and what to do, or leads to the login.
 */
export default function ClosedPage({ why, page, access }: Props) {
  if (why === 'offline') return <ClosedOffline />;
  if (why === 'desktop') return <ClosedOnPhone page={page} />;
  if (why === 'role') return <ClosedToRole access={access} />;
  return <RedirectToLogin />;
}
