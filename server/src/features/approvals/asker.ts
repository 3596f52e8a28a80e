import type { Reader } from '../../db/store';
import type { Who } from '../../http/who';
import { openAccount } from '../auth/who-asks';

/** The author of a change with their current roles and countries; null when the account is closed. */
export async function findAsker(db: Reader, id: number | null): Promise<Who | null> {
  const row = id === null ? undefined : await openAccount(db, id).executeTakeFirst();
  // A change that is carried out later belongs to no login.
  return row ? { ...row, family: '' } : null;
}
