import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Store } from '../../db/store';
import type { Deps } from '../../deps';
import type { Operator } from '../../http/operator';
import { earliest, toWaitingWork } from '../../http/waiting-work';
import { type AccountRow, stateOf } from '../users/account-rows';
import { managerOf, visibleAccounts } from '../users/find';
import { watchOf } from '../users/managed/watch';

async function lookedAfter(store: Store, who: Operator, now: number): Promise<AccountRow[]> {
  const manager = await managerOf(store.read, who, now);
  return visibleAccounts(store.read, manager, now);
}

/**
 * Open invitations; urgent when the link of one has expired.
 * @param now milliseconds since 1970 UTC
 */
export async function openInvitations(store: Store, who: Operator, now: number): Promise<WaitingWork> {
  const invited = (await lookedAfter(store, who, now)).filter((row) => stateOf(row) === 'invited');
  const over = ({ invited_until: until }: AccountRow) => until === null || until.getTime() <= now;
  return toWaitingWork(invited.length, invited.some(over), earliest(invited.map((row) => row.created_at)));
}

/** Accounts that their list calls dormant; urgent when one of them manages accounts. */
export async function accountsUnused(
  deps: Pick<Deps, 'store' | 'clock' | 'config'>,
  who: Operator,
): Promise<WaitingWork> {
  const accounts = await lookedAfter(deps.store, who, deps.clock.now());
  const watched = await watchOf(deps, accounts);
  const unused = accounts.filter(({ id }) => watched.get(id) === 'dormant');
  return toWaitingWork(
    unused.length,
    unused.some(({ groups }) => groups.includes(ROLE.users_manager)),
    earliest(unused.map((row) => row.last_login_at ?? row.created_at)),
  );
}
