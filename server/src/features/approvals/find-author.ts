import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { openAccount } from '../auth/account-of-request';

/** The author of a change with their current roles and countries; null when the account is closed. */
export async function findAuthor(db: Reader, id: number | null): Promise<Operator | null> {
  const row = id === null ? undefined : await openAccount(db, id).executeTakeFirst();
  // `family` names a login, and a change carried out later belongs to none.
  return row ? { ...row, family: '' } : null;
}
