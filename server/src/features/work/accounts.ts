import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Store } from '../../db/store';
import { earliest, waiting } from '../../http/waiting-work';
import type { Who } from '../../http/who';
import { type AccountRow, stateOf } from '../users/account-rows';
import { managerOf, visibleAccounts } from '../users/find';

/** Milliseconds without a login after which an account counts as unused. */
const UNUSED_MS = 365 * 86_400_000;

async function lookedAfter(store: Store, who: Who, now: number): Promise<AccountRow[]> {
  const manager = await managerOf(store.read, who, now);
  return visibleAccounts(store.read, manager, now);
}

/**
 * Open invitations; urgent when the link of one has expired.
 * @param now milliseconds since 1970 UTC
 */
export async function openInvitations(store: Store, who: Who, now: number): Promise<WaitingWork> {
  const invited = (await lookedAfter(store, who, now)).filter((row) => stateOf(row) === 'invited');
  const over = ({ invited_until: until }: AccountRow) => until === null || until.getTime() <= now;
  return waiting(invited.length, invited.some(over), earliest(invited.map((row) => row.created_at)));
}

/**
 * Active accounts without a login for a year; urgent when one of them manages accounts.
 * @param now milliseconds since 1970 UTC
 */
export async function accountsUnused(store: Store, who: Who, now: number): Promise<WaitingWork> {
  const unused = (await lookedAfter(store, who, now)).filter(
    (row) => stateOf(row) === 'active' && now - (row.last_login_at ?? row.created_at).getTime() > UNUSED_MS,
  );
  return waiting(
    unused.length,
    unused.some(({ groups }) => groups.includes(ROLE.users_manager)),
    earliest(unused.map((row) => row.last_login_at ?? row.created_at)),
  );
}
