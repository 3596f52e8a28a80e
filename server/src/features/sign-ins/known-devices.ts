import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Reader } from '../../db/store';

/** Ways of a login that succeeded. */
export const LOGIN_WAYS = ['password', 'code', 'passkey', 'link', 'sso'] as const;

/**
 * Whether an account was logged in to from a device, within the time that logins are kept.
 * @param device hash of its cookie
 */
export async function isDeviceOf(db: Reader, user: number, device: string): Promise<boolean> {
  const login = await db
    .selectFrom('sign_in')
    .select(sql.lit(1).as('one'))
    .where('user_id', '=', user)
    .where('device', '=', device)
    .where('way', 'in', LOGIN_WAYS)
    .limit(1)
    .executeTakeFirst();
  return login !== undefined;
}

/** Makes all devices new to an account again, of which a stranger's may be one. */
export async function forgetDevices(trx: Transaction<DB>, user: number): Promise<void> {
  await trx.updateTable('sign_in').set({ device: null }).where('user_id', '=', user).execute();
}
