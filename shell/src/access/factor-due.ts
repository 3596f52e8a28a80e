import type { RouteDecl } from '@ciguawatch/shared/contract/module';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { session } from '@ciguawatch/shared/runtime/session/session';

/**
 * Whether the role of the person needs a second factor and the time to add one is over; the server then answers
 * nothing but what adding one takes. Observable.
 */
export function isFactorOverdue(): boolean {
  const due = session.user?.factor_due;
  return due !== undefined && Date.parse(due) <= clock.now();
}

/**
 * Whether a page is replaced by the one that adds an overdue second factor: all pages that need an account,
 * and home, which shows the account's work.
 */
export const isKeptFromOverdue = ({ access, page }: Pick<RouteDecl, 'access' | 'page'>): boolean =>
  access !== 'open' || page === 'home';
