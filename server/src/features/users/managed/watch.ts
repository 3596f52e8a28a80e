import type { AccountWatch } from '@ciguawatch/shared/api/schemas/accounts/account';
import { sql } from 'kysely';
import type { Deps } from '../../../deps';
import type { AccountRow } from '../account-rows';

const DAY_MS = 86_400_000;

/**
 * What a manager should look at, by account: open ones without a login for long, and those that log in but did nothing
 * with their roles that the trail records. Accounts younger than that time are left in peace.
 */
export async function watchOf(
  { store, clock, config }: Pick<Deps, 'store' | 'clock' | 'config'>,
  accounts: readonly AccountRow[],
): Promise<Map<number, AccountWatch>> {
  const since = new Date(clock.now() - config.dormantDays * DAY_MS);
  const old = accounts.filter((row) => row.is_active && row.has_password && row.created_at < since);
  const acted = await store.read
    .selectFrom('audit')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', [0, ...old.map(({ id }) => id)])
    .where('at', '>', since)
    // What was done with the own account uses no role.
    .where((eb) => eb.not(eb.and([eb('kind', '=', 'user'), sql<boolean>`object_id = user_id::text`])))
    .execute();
  const active = new Set(acted.map(({ user_id }) => user_id));
  const watched = new Map<number, AccountWatch>();
  for (const { id, last_login_at, groups } of old)
    if (!last_login_at || last_login_at < since) watched.set(id, 'dormant');
    else if (groups.length > 0 && !active.has(id)) watched.set(id, 'idle');
  return watched;
}
