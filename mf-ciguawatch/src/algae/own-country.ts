import { session } from '@ciguawatch/shared/runtime/session/session';

/**
 * Country in which new samplings start: the one where the person works, or else the first that they manage; 0 without
 * any. The server chooses alike for a row that names none.
 */
export function ownCountry(): number {
  const { user_country: own = 0, manage_countries: managed = [] } = session.user?.profile ?? {};
  return managed.includes(own) ? own : (managed[0] ?? 0);
}
