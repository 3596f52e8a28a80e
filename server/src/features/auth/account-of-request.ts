import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';
import { factorDueColumn } from '../second-factor/demand';

/**
 * The account of a request, read from the database each time, so that a changed role, a closed account or a
 * logout takes effect at once regardless of the access token. A login that has only passed the password is
 * not authenticated.
 * @param lenient whether a bad token counts as none, for public calls
 * @param enrolling whether the account may still have to add the second factor that its role needs
 * @throws HttpError 401, or 403 when that factor is overdue
 */
export async function accountOfRequest(
  deps: Deps,
  request: FastifyRequest,
  lenient: boolean,
  enrolling = false,
): Promise<Operator | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const claims = deps.tokens.read(token);
  const found = claims && (await findAccount(deps, claims.user, claims.family));
  const isOverdue = isPast(found?.factor_due, deps) && !found?.provider_factor && !enrolling;
  if (found && !found.factor_pending && !isOverdue) return found.who;
  if (lenient) return null;
  if (isOverdue) throw new HttpError(403, 'factor_overdue', { user: claims?.user ?? 0 });
  throw new HttpError(401, found ? 'factor_missing' : 'token_invalid');
}

/** The access token that a request carries; undefined without one. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];

const isPast = (due: Date | null | undefined, { clock }: Deps): boolean =>
  due ? due.getTime() <= clock.now() : false;

/** The account of a login, and whether its second step is still to come. */
async function findAccount(
  { store }: Deps,
  user: number,
  family: string,
): Promise<{
  who: Operator;
  factor_pending: boolean;
  provider_factor: boolean;
  factor_due: Date | null;
} | null> {
  const row = await openAccount(store.read, user)
    .innerJoin('refresh_family as f', 'f.user_id', 'u.id')
    .select(['f.id as family', 'f.factor_pending', 'f.provider_factor', factorDueColumn()])
    .where('f.id', '=', family)
    .where('f.revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { factor_pending, provider_factor, factor_due, ...who } = row;
  return { who, factor_pending, provider_factor, factor_due };
}

/** Query of an open account with its current roles and countries. */
export const openAccount = (db: Reader, id: number) =>
  db
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.email',
      'u.language',
      sql<RoleId[]>`array(select group_id::int from user_group where user_id = u.id order by 1)`.as('groups'),
      sql<number[]>`array(select country_id from user_country where user_id = u.id order by 1)`.as(
        'countries',
      ),
    ])
    .where('u.id', '=', id)
    .where('u.is_active', '=', true);
