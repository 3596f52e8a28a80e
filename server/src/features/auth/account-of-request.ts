import type { RoleId } from '@ciguawatch/shared/contract/access/roles';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Who } from '../../http/who';

/**
 * The account behind a request, read from the database each time, so that a changed role, a closed account or
 * a logout counts at once whatever the access token says.
 * @param lenient whether a bad token counts as none, for public calls
 * @throws HttpError 401
 */
export async function accountOfRequest(
  deps: Deps,
  request: FastifyRequest,
  lenient: boolean,
): Promise<Who | null> {
  const token = tokenOf(request);
  if (!token) return null;
  const claims = deps.tokens.read(token);
  const who = claims && (await findAccount(deps, claims.user, claims.family));
  if (who || lenient) return who;
  throw new HttpError(401, 'token_invalid');
}

/** The access token that a request carries; undefined without one. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers.authorization?.match(/^Bearer (\S+)$/i)?.[1];

async function findAccount({ store }: Deps, user: number, family: string): Promise<Who | null> {
  const row = await openAccount(store.read, user)
    .innerJoin('refresh_family as f', 'f.user_id', 'u.id')
    .select('f.id as family')
    .where('f.id', '=', family)
    .where('f.revoked_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
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
