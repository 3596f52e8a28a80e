import type { OpenSession } from '@ciguawatch/shared/api/schemas/accounts/account';
import type { Deps } from '../../../deps';
import type { Operator } from '../../../http/operator';

/** One's own open logins: the current one first, then by last use. */
export async function ownSessions({ store, clock, config }: Deps, who: Operator): Promise<OpenSession[]> {
  const now = clock.now();
  const rows = await store.read
    .selectFrom('refresh_family')
    .select(['id', 'browser', 'system', 'started_at', 'last_used_at'])
    .where('user_id', '=', who.id)
    .where('revoked_at', 'is', null)
    .where('factor_pending', '=', false)
    .where('ends_at', '>', new Date(now))
    // A refresh token expires that long after its last use.
    .where('last_used_at', '>', new Date(now - config.session.refresh * 1000))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const all = rows.map(({ started_at, last_used_at, ...row }) => ({
    ...row,
    started_at: started_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: row.id === who.family,
  }));
  return [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)];
}
