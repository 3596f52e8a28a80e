import type { Decision } from '@ciguawatch/shared/contract/access/decide';
import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { DeniedDesktop } from './denied-desktop';
import { DeniedOffline } from './denied-offline';
import { DeniedRole } from './denied-role';
import { ToLogin } from './to-login';

interface Props {
  why: Exclude<Decision, 'ok'>;
  /** Name of the page, when its menu entry gives one. */
  page?: string | undefined;
  access: RouteDecl['access'];
}

/** The page shown in place of one that may not be opened: it says why, and what stays possible, or leads to the login. */
export default function Denied({ why, page, access }: Props) {
  if (why === 'offline') return <DeniedOffline />;
  if (why === 'desktop') return <DeniedDesktop page={page} />;
  if (why === 'role') return <DeniedRole access={access} />;
  return <ToLogin />;
}
