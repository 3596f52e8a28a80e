import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { sealToken } from '../../mail/sealed-links';
import { digest, newSecret } from '../../security/hash';

type Trx = Transaction<DB>;

/** What leads to a password, as against what confirms an address. */
const PASSWORD_LINKS = ['reset', 'invite'] as const;

/**
 * Makes a link with which a person may choose a password once; earlier ones of its kind stop working. Anybody may ask
 * for a `reset`: it leaves an invitation as it is, which a stranger could end otherwise.
 * @returns the link for a mail, its token sealed until the mail leaves
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
  // In the fragment, which a browser keeps to itself: a query stands in logs, histories and Referer headers.
  return `${deps.config.publicUrl}/auth/resetconfirm#token=${sealToken(deps.secret, token)}`;
}

/** Whether a one-time token would be taken now: known, unused, in date, of an account that is open. */
export async function knowsPasswordToken(deps: Deps, token: string): Promise<boolean> {
  const found = await deps.store.read
    .selectFrom('one_time_token')
    .innerJoin('app_user', 'app_user.id', 'one_time_token.user_id')
    .select('one_time_token.user_id')
    .where('token_hash', '=', digest(token))
    .where('purpose', 'in', PASSWORD_LINKS)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(deps.clock.now()))
    .where('app_user.is_active', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a one-time token was made for. */
interface TakenToken {
  user: number;
  purpose: 'reset' | 'invite' | 'email';
  /** The address that an `email` token confirms. */
  email: string | null;
}

/**
 * Uses up a token of a password link, and with it the others of its account; null when it is unknown, used or out of
 * date, or the account is closed.
 */
export async function takePasswordToken(deps: Deps, trx: Trx, token: string): Promise<TakenToken | null> {
  const taken = await take(deps, trx, token, PASSWORD_LINKS);
  if (taken) await forgetLinks(trx, taken.user, PASSWORD_LINKS);
  return taken;
}

/** The same of a token that confirms an address. */
export const takeEmailToken = (deps: Deps, trx: Trx, token: string): Promise<TakenToken | null> =>
  take(deps, trx, token, ['email']);

async function take(
  deps: Deps,
  trx: Trx,
  token: string,
  purposes: readonly TakenToken['purpose'][],
): Promise<TakenToken | null> {
  const now = new Date(deps.clock.now());
  const taken = await trx
    .updateTable('one_time_token')
    .set({ used_at: now })
    .where('token_hash', '=', digest(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('user_id', 'in', (eb) => eb.selectFrom('app_user').select('id').where('is_active', '=', true))
    .returning(['user_id as user', 'purpose', 'email'])
    .executeTakeFirst();
  return taken ?? null;
}

/** Makes a link that confirms a new address of an account, sealed as well; an earlier one stops working. */
export async function makeEmailLink(deps: Deps, trx: Trx, user: number, email: string): Promise<string> {
  const now = deps.clock.now();
  const token = newSecret();
  await forgetLinks(trx, user, ['email']);
  await trx
    .insertInto('one_time_token')
    .values({
      ...{ token_hash: digest(token), user_id: user, purpose: 'email', email },
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.links.reset * 1000),
    })
    .execute();
  return `${deps.config.publicUrl}/auth/resetconfirm#email=${sealToken(deps.secret, token)}`;
}

/** Makes links of an account useless: another one was sent, or they went to an address that is no longer its own. */
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
