import type { Clock } from '../clock';
import type { Store } from '../db/store';

/** Ended logins are kept this long, so that a stolen token is still recognised as reused. */
const KEEP_MS = 24 * 60 * 60_000;

/** Forgets logins and password links that can no longer be used, and counters that have run out. */
export async function forgetExpiredSessions(store: Store, clock: Clock): Promise<void> {
  const before = new Date(clock.now() - KEEP_MS);
  await store.read.deleteFrom('refresh_family').where('ends_at', '<', before).execute();
  await store.read.deleteFrom('one_time_token').where('expires_at', '<', before).execute();
  await store.read.deleteFrom('rate_limit').where('ends_at', '<=', new Date(clock.now())).execute();
}
