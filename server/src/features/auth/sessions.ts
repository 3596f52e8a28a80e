import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { digest, newSecret, successorOf } from '../../security/hash';
import type { Device } from './device';
import { revokeTokens } from './personal-token';

type Trx = Transaction<DB>;

/** A new refresh token and its login. */
export interface Issued {
  refresh: string;
  family: string;
  user: number;
}

/** Why a refresh token was refused. */
type Refusal = 'token_invalid' | 'token_reused';

/**
 * Starts a login: a new family with its first refresh token.
 * @param provider_factor whether a provider of single sign-on asked for a second factor
 */
export async function startSession(
  deps: Deps,
  trx: Trx,
  user: number,
  device: Device,
  provider_factor = false,
): Promise<Issued> {
  const family = await addFamily(deps, trx, user, device, { factor_pending: false, provider_factor });
  await noteLogin(deps, trx, user);
  return { refresh: await addToken(deps, trx, family, newSecret()), family, user };
}

/**
 * Starts a login whose second step is still to come: without a refresh token, and as long as an access token.
 * @returns its family
 */
export const startPending = (deps: Deps, trx: Trx, user: number, device: Device): Promise<string> =>
  addFamily(deps, trx, user, device, { factor_pending: true });

/** Completes a login after its second step, with its first refresh token. */
export async function completeSession(deps: Deps, trx: Trx, user: number, family: string): Promise<Issued> {
  const ends_at = new Date(deps.clock.now() + deps.config.session.family * 1000);
  const whole = { factor_pending: false, ends_at };
  await trx.updateTable('refresh_family').set(whole).where('id', '=', family).execute();
  await noteLogin(deps, trx, user);
  return { refresh: await addToken(deps, trx, family, newSecret()), family, user };
}

async function noteLogin({ clock }: Deps, trx: Trx, user: number): Promise<void> {
  const login = { last_login_at: new Date(clock.now()) };
  await trx.updateTable('app_user').set(login).where('id', '=', user).execute();
}

async function addFamily(
  { clock, config }: Deps,
  trx: Trx,
  user: number,
  device: Device,
  state: { factor_pending: boolean; provider_factor?: boolean },
): Promise<string> {
  const now = clock.now();
  const family = randomUUID();
  const seconds = state.factor_pending ? config.session.access : config.session.family;
  await trx
    .insertInto('refresh_family')
    .values({
      id: family,
      user_id: user,
      started_at: new Date(now),
      ends_at: new Date(now + seconds * 1000),
      last_used_at: new Date(now),
      ...state,
      ...device,
    })
    .execute();
  return family;
}

/** The login of a refresh token, locked until the transaction ends; null when unknown. */
export async function findSession(trx: Trx, refresh: string) {
  const row = await trx
    .selectFrom('refresh_token as t')
    .innerJoin('refresh_family as f', 'f.id', 't.family_id')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .select(['t.token_hash', 't.used_at', 't.expires_at', 'f.id as family', 'f.user_id as user'])
    .select(['f.revoked_at', 'f.ends_at', 'u.is_active'])
    .where('t.token_hash', '=', digest(refresh))
    // The token row too: a request that waited for another tab must see that the token has been used
    // meanwhile.
    .forUpdate(['f', 't'])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Replaces a refresh token by its successor. A second use revokes the whole login as stolen, except within
 * the grace period: two tabs that refresh at once get the same successor, so that a login never has two valid
 * tokens.
 */
export async function rotateRefreshToken(deps: Deps, trx: Trx, refresh: string): Promise<Issued | Refusal> {
  const session = await findSession(trx, refresh);
  const now = deps.clock.now();
  if (!session || session.revoked_at || !session.is_active) return 'token_invalid';
  if (session.ends_at.getTime() <= now || session.expires_at.getTime() <= now) return 'token_invalid';
  const { family, user } = session;
  if (session.used_at === null) {
    const used = { used_at: new Date(now) };
    await trx.updateTable('refresh_token').set(used).where('token_hash', '=', session.token_hash).execute();
    const lastUse = { last_used_at: new Date(now) };
    await trx.updateTable('refresh_family').set(lastUse).where('id', '=', family).execute();
    const next = await addToken(deps, trx, family, successorOf(deps.secret, refresh));
    return { refresh: next, family, user };
  }
  const living = inGrace(deps, session.used_at) ? await lastSuccessor(deps, trx, refresh) : null;
  if (living) return { refresh: living, family, user };
  await revoke(deps, trx, 'reuse', (q) => q.where('id', '=', family));
  return 'token_reused';
}

/**
 * Whether a token was used within the grace period; the absolute value, so that a clock set back revives no
 * token.
 */
const inGrace = (deps: Deps, used: Date): boolean =>
  Math.abs(deps.clock.now() - used.getTime()) <= deps.config.session.grace * 1000;

/**
 * The unused token at the end of a chain of used ones; null when one of them was used outside the grace
 * period.
 */
async function lastSuccessor(deps: Deps, trx: Trx, used: string): Promise<string | null> {
  const next = successorOf(deps.secret, used);
  const row = await trx
    .selectFrom('refresh_token')
    .select('used_at')
    .where('token_hash', '=', digest(next))
    .executeTakeFirst();
  if (!row) return null;
  if (row.used_at === null) return next;
  return inGrace(deps, row.used_at) ? lastSuccessor(deps, trx, next) : null;
}

/** Ends one login. */
export const endSession = (deps: Deps, trx: Trx, family: string): Promise<number> =>
  revoke(deps, trx, 'logout', (q) => q.where('id', '=', family));

/**
 * Ends every login and every token of a person, after a new password or when the account is closed.
 * @returns number of logins ended
 */
export async function endAllSessions(deps: Deps, trx: Trx, user: number, reason: string): Promise<number> {
  await revokeTokens(deps, trx, user);
  return revoke(deps, trx, reason, (q) => q.where('user_id', '=', user));
}

/**
 * Ends every login of a person except one.
 * @returns number of logins ended
 */
export const endOtherSessions = (
  deps: Deps,
  trx: Trx,
  { id, family }: { id: number; family: string },
  reason: string,
): Promise<number> => revoke(deps, trx, reason, (q) => q.where('user_id', '=', id).where('id', '!=', family));

/**
 * Ends one login if it belongs to the person.
 * @returns number of logins ended, 0 or 1
 */
export const endOwnSession = (deps: Deps, trx: Trx, user: number, family: string): Promise<number> =>
  revoke(deps, trx, 'logout', (q) => q.where('user_id', '=', user).where('id', '=', family));

type RevokeQuery = ReturnType<typeof revokeQuery>;
const revokeQuery = (trx: Trx, at: Date, reason: string) =>
  trx
    .updateTable('refresh_family')
    .set({ revoked_at: at, revoke_reason: reason })
    .where('revoked_at', 'is', null);

async function revoke(
  deps: Deps,
  trx: Trx,
  reason: string,
  which: (query: RevokeQuery) => RevokeQuery,
): Promise<number> {
  const ended = await which(revokeQuery(trx, new Date(deps.clock.now()), reason)).executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

async function addToken(deps: Deps, trx: Trx, family: string, refresh: string): Promise<string> {
  const now = deps.clock.now();
  await trx
    .insertInto('refresh_token')
    .values({
      token_hash: digest(refresh),
      family_id: family,
      created_at: new Date(now),
      expires_at: new Date(now + deps.config.session.refresh * 1000),
    })
    .execute();
  return refresh;
}
