import { ROLE, ROLE_IDS, type RoleId, roleName } from '@ciguawatch/shared/contract/access/roles';
import { withStartLock } from '../../db/start/start-lock';
import type { Store } from '../../db/store';
import { hashPassword } from '../auth/passwords';
import { addAccount, type NewAccount } from './add-account';
import { DEMO_PASSWORD } from './demo-password';

const FRENCH_POLYNESIA = 4;
const FIJI = 3;

/** The accounts of the local demonstration with their countries. */
function demoAccounts(countries: number[]): NewAccount[] {
  const account = (name: string, groups: readonly RoleId[], managed: number[], last: string): NewAccount => ({
    email: `${name}@demo.example`,
    first_name: 'Demo',
    last_name: last,
    groups: [...groups],
    countries: managed,
    // Managers of accounts may grant every role in their countries; others may grant nothing.
    scope: groups.includes(ROLE.users_manager)
      ? { roles: [...ROLE_IDS], countries: managed }
      : { roles: [], countries: [] },
    user_country: managed.length === 1 ? (managed[0] ?? FRENCH_POLYNESIA) : FRENCH_POLYNESIA,
    is_demo: true,
  });
  const roles = ROLE_IDS.map((id) =>
    account(roleName(id), [id], [FRENCH_POLYNESIA], titleOfRole(roleName(id))),
  );
  const fiji = account('cases_editor.fj', [1], [FIJI], 'Cases Editor Fiji');
  return [account('admin', ROLE_IDS, countries, 'Administrator'), ...roles, fiji];
}

/** `cases_editor` as `Cases Editor`. */
const titleOfRole = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const hashedPassword = (): Promise<string> => hashPassword(DEMO_PASSWORD);

/**
 * Adds missing demo accounts; servers that start at once take turns.
 * @param hashed makes the argon2id hash of their password
 * @returns all their mail addresses
 */
export const loadDemoAccounts = (store: Store, hashed = hashedPassword): Promise<string[]> =>
  withStartLock(store, () => addMissing(store, hashed));

async function addMissing(store: Store, hashed: () => Promise<string>): Promise<string[]> {
  const countries = await store.read.selectFrom('country').select('id').orderBy('id').execute();
  const accounts = demoAccounts(countries.map((country) => country.id));
  const existing = await store.read
    .selectFrom('app_user')
    .select('email')
    .where('is_demo', '=', true)
    .execute();
  const missing = accounts.filter((account) => !existing.some((user) => user.email === account.email));
  if (missing.length > 0) {
    const password_hash = await hashed();
    await store.tx(async (trx) => {
      for (const account of missing) await addAccount(trx, account, password_hash, null);
    });
  }
  return accounts.map((account) => account.email);
}

/** Removes the demo accounts in production, for data that began as a demonstration. */
export async function removeDemoAccounts(store: Store): Promise<void> {
  await store.tx((trx) => trx.deleteFrom('app_user').where('is_demo', '=', true).execute());
}
