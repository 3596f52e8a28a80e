import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { sealToken } from '../../mail/sealed-links';
import { digest, newSecret } from '../../security/hash';
import type { PasswordPerson } from './passwords';

type Trx = Transaction<DB>;

/** Purposes of tokens that let a person choose a password. */
const PASSWORD_LINKS = ['reset', 'invite'] as const;

/**
 * Makes a one-time link to choose a password; earlier links of its kind stop working. A `reset` leaves
 * invitations alone: anybody can request one for an address, and so could end a stranger's invitation.
 * @returns link for a mail, its token sealed until the mail leaves
 */
export async function makePasswordLink(
  deps: Deps,
  trx: Trx,
  user: number,
  purpose: 'reset' | 'invite',
): Promise<string> {
  const now = deps.clock.now();
  const token = newSecret();
  await forgetLinks(trx, user, purpose === 'reset' ? ['reset'] : PASSWORD_LINKS);
  await trx
    .insertInto('one_time_token')
    .values({
      token_hash: digest(token),
      user_id: user,
      purpose,
      email: null,
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.links[purpose] * 1000),
    })
    .execute();
  // In the fragment, which browsers do not send: a query string would end up in logs and Referer headers.
  return `${deps.config.publicUrl}/auth/resetconfirm#token=${sealToken(deps.secret, token)}`;
}

/** Whether a password token is known, unused and not expired, and its account open. */
export const isPasswordTokenValid = async (deps: Deps, token: string): Promise<boolean> =>
  (await personOfToken(deps, token)) !== null;

/** Names and address of the person who may choose a password by a token; null for one that does not work. */
export async function personOfToken(deps: Deps, token: string): Promise<PasswordPerson | null> {
  const person = await deps.store.read
    .selectFrom('one_time_token')
    .innerJoin('app_user', 'app_user.id', 'one_time_token.user_id')
    .select(['app_user.first_name', 'app_user.last_name', 'app_user.email'])
    .where('token_hash', '=', digest(token))
    .where('purpose', 'in', PASSWORD_LINKS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock.now()))
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  return person ?? null;
}

/** Account and purpose of a token that was just used. */
interface TakenToken {
  user: number;
  purpose: 'reset' | 'invite' | 'email' | 'login';
  /** The new address that an `email` token confirms, and whether a manager asked for it. */
  email: string | null;
  by_manager: boolean;
}

/**
 * Uses a password token and removes the account's other ones, those to log in too; null when it is unknown, used or expired, or
 * the account is closed.
 */
export async function takePasswordToken(deps: Deps, trx: Trx, token: string): Promise<TakenToken | null> {
  const usedToken = await takeToken(deps, trx, token, PASSWORD_LINKS);
  if (usedToken) await forgetLinks(trx, usedToken.user, [...PASSWORD_LINKS, 'login']);
  return usedToken;
}

/** Uses a token that confirms an address; null as for `takePasswordToken`. */
export const takeEmailToken = (deps: Deps, trx: Trx, token: string): Promise<TakenToken | null> =>
  takeToken(deps, trx, token, ['email']);

async function takeToken(
  deps: Deps,
  trx: Trx,
  token: string,
  purposes: readonly TakenToken['purpose'][],
): Promise<TakenToken | null> {
  const now = new Date(deps.clock.now());
  const usedToken = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', digest(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('is_active', '=', true))
    .returning(['user_id as user', 'purpose', 'email', 'by_manager'])
    .executeTakeFirst();
  return usedToken ?? null;
}

/**
 * Makes a link that confirms a new address of an account; an earlier one stops working.
 * @param by_manager whether a manager asked for the address, in place of the owner
 * @returns link for a mail, its token sealed
 */
export async function makeEmailLink(
  deps: Deps,
  trx: Trx,
  user: number,
  email: string,
  by_manager: boolean,
): Promise<string> {
  const now = deps.clock.now();
  const token = newSecret();
  await forgetLinks(trx, user, ['email']);
  await trx
    .insertInto('one_time_token')
    .values({
      ...{ token_hash: digest(token), user_id: user, purpose: 'email', email, by_manager },
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.links.reset * 1000),
    })
    .execute();
  return `${deps.config.publicUrl}/auth/resetconfirm#email=${sealToken(deps.secret, token)}`;
}

/**
 * Makes a link that logs in to an account. Earlier ones keep working until one is used: anybody can request
 * one, and so could end the owner's.
 * @returns link for a mail, its token sealed
 */
export async function makeLoginLink(deps: Deps, trx: Trx, user: number): Promise<string> {
  const now = deps.clock.now();
  const token = newSecret();
  await trx
    .insertInto('one_time_token')
    .values({
      ...{ token_hash: digest(token), user_id: user, purpose: 'login', email: null },
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.links.login * 1000),
    })
    .execute();
  return `${deps.config.publicUrl}/auth/resetconfirm#login=${sealToken(deps.secret, token)}`;
}

/** Uses a token that logs in, and removes the account's other ones; null as for `takePasswordToken`. */
export async function takeLoginToken(deps: Deps, trx: Trx, token: string): Promise<TakenToken | null> {
  const usedToken = await takeToken(deps, trx, token, ['login']);
  if (usedToken) await forgetLinks(trx, usedToken.user, ['login']);
  return usedToken;
}

/** Removes the unused links of an account, because another was sent or its address has changed. */
export async function forgetLinks(
  trx: Trx,
  user: number,
  purposes: readonly TakenToken['purpose'][],
): Promise<void> {
  await trx
    .deleteFrom('one_time_token')
    .where('user_id', '=', user)
    .where('purpose', 'in', purposes)
    .execute();
}
