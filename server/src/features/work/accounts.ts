import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import type { Store } from '../../db/store';
import type { Who } from '../../http/who';
import { type AccountRow, stateOf } from '../users/account-rows';
import { managerOf, visibleAccounts } from '../users/find';

/** An account that nobody has used for a year waits for a manager, who may close it. */
const UNUSED_MS = 365 * 86_400_000;

async function lookedAfter(store: Store, who: Who, now: number): Promise<AccountRow[]> {
  const manager = await managerOf(store.read, who, now);
  return visibleAccounts(store.read, manager, now);
}

/** Invitations that nobody answered; urgent when a link no longer works. @param now milliseconds */
export async function invitationsOpen(store: Store, who: Who, now: number): Promise<WaitingWork> {
  const invited = (await lookedAfter(store, who, now)).filter((row) => stateOf(row) === 'invited');
  const over = ({ invited_until: until }: AccountRow) => until === null || until.getTime() <= now;
  return { count: invited.length, urgent: invited.some(over) };
}

/** Open accounts that nobody used for a year; urgent when one of them manages accounts. @param now milliseconds */
export async function accountsUnused(store: Store, who: Who, now: number): Promise<WaitingWork> {
  const unused = (await lookedAfter(store, who, now)).filter(
    (row) => stateOf(row) === 'active' && now - (row.last_login_at ?? row.created_at).getTime() > UNUSED_MS,
  );
  return { count: unused.length, urgent: unused.some(({ groups }) => groups.includes(ROLE.users_manager)) };
}
