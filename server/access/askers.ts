import { ROLE_IDS, roleName } from '@ciguawatch/shared/contract/access/roles';
import { byHand } from '../test/support/by-hand';
import type { TestServer } from '../test/support/harness';

/** French Polynesia, which every asker with a role manages. */
export const OWN = 4;
/** Fiji, which none of them manages. */
export const OTHER = 3;

/** Somebody who makes calls: nobody, an account without roles, and one account for each role. */
export interface Asker {
  name: string;
  /** Demo account, null for nobody. */
  as: string | null;
}

const PLAIN = 'plain';

export const ASKERS: readonly Asker[] = [
  { name: 'nobody', as: null },
  { name: 'no role', as: PLAIN },
  ...ROLE_IDS.map((id) => ({ name: roleName(id), as: roleName(id) })),
];

/** Adds the account that holds no role, with the password of the demo accounts. */
export async function addPlainAccount({ store }: TestServer): Promise<void> {
  const email = `${PLAIN}@demo.example`;
  const { password_hash } = await store.read
    .selectFrom('app_user')
    .select('password_hash')
    .where('email', '=', 'moderator@demo.example')
    .executeTakeFirstOrThrow();
  await byHand(store)
    .insertInto('app_user')
    .values({
      email,
      username: email,
      password_hash,
      is_demo: true,
      language: null,
      avatar: null,
      user_country: OWN,
    })
    .execute();
}
