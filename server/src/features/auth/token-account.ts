import type { Call } from '@ciguawatch/shared/api/call';
import { meetsAccess } from '@ciguawatch/shared/contract/access/access';
import { scopesOf } from '@ciguawatch/shared/contract/access/token-scopes';
import { sql } from 'kysely';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import type { Operator } from '../../http/operator';
import { digest } from '../../security/hash';
import { factorDueColumn } from '../second-factor/demand';
import { openAccount } from './account-of-request';

/** Milliseconds within which the last use of a token is written once. */
const USE_MS = 60_000;

/**
 * The account for which a token acts, with its roles and countries of this moment, narrowed to those of the token.
 * @returns null for a call of the scope `public` alone: a program reads there what everybody reads
 * @throws HttpError 401, 403 or 429
 */
export async function tokenAccount(
  deps: Deps,
  call: Pick<Call, 'name' | 'access'>,
  text: string,
): Promise<Operator | null> {
  const row = await findToken(deps, text);
  if (!row) throw new HttpError(401, 'token_ended');
  const { token, due, ...account } = row;
  await new Limiter(deps, 'token', deps.config.limits.tokenCalls).take(String(token.id));
  await noteUse(deps, token);
  const opening = scopesOf(call.name).filter((scope) => token.scopes.includes(scope));
  if (opening.length === 0) throw new HttpError(403, 'token_scope', { user: account.id });
  if (opening.every((scope) => scope === 'public')) return null;
  if (due && due.getTime() <= deps.clock.now())
    throw new HttpError(403, 'factor_overdue', { user: account.id });
  if (!meetsAccess(call.access, account.groups)) throw new HttpError(403, 'forbidden', { user: account.id });
  const { countries } = token;
  return {
    ...{ ...account, family: '', token: { id: token.id, name: token.name } },
    countries: account.countries.filter((id) => countries === null || countries.includes(id)),
  };
}

/** A token that works, with the open account of its owner. */
async function findToken({ store, clock }: Deps, text: string) {
  const token = await store.read
    .selectFrom('personal_token')
    .select(['id', 'user_id', 'name', 'scopes', 'countries', 'last_used_at'])
    .where('token_hash', '=', digest(text))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  const account =
    token && (await openAccount(store.read, token.user_id).select(factorDueColumn()).executeTakeFirst());
  if (!token || !account) return null;
  const { factor_due: due, ...who } = account;
  return { ...who, due, token };
}

async function noteUse(
  { store, clock }: Deps,
  { id, last_used_at }: { id: number; last_used_at: Date | null },
): Promise<void> {
  const now = clock.now();
  if (last_used_at && Math.abs(now - last_used_at.getTime()) < USE_MS) return;
  await store.tx((trx) =>
    trx
      .updateTable('personal_token')
      .set({ last_used_at: sql`greatest(last_used_at, ${new Date(now)}::timestamptz)` })
      .where('id', '=', id)
      .execute(),
  );
}
