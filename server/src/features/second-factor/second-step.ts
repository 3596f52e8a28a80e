import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Context } from '../../http/route';
import { securityEvent } from '../../security/events';
import { tokenOf } from '../auth/account-of-request';
import { wantsCookie } from '../auth/cookies';
import { sendTokens } from '../auth/send-tokens';
import { completeSession, type Issued } from '../auth/sessions';
import { failureNoter, noteSignIn } from '../sign-ins/note-sign-in';
import { codeTries } from './proof';
import { takeCode } from './take-code';

/**
 * Handler of `POST token/factor/`: completes a login that has shown the password, named by its access token.
 * Tries are counted per account: only somebody who knows the password can use them up.
 */
export function secondStepHandler(deps: Deps): (context: Context<{ code: string }>) => Promise<Tokens> {
  const tries = codeTries(deps);
  const noteFailure = failureNoter(deps);
  return async ({ body, request, reply }) => {
    const claims = deps.tokens.read(tokenOf(request) ?? '');
    if (!claims) throw new HttpError(401, 'token_invalid');
    await tries.take(String(claims.user));
    const issued = await deps.store.tx(async (trx) => {
      const result = await completed(deps, trx, claims.user, claims.family, body.code);
      if (typeof result !== 'string') await noteSignIn(deps, trx, { request, reply }, claims.user, 'code');
      return result;
    });
    if (typeof issued !== 'string') {
      await tries.giveBack(String(claims.user));
      deps.mailWaiting();
      securityEvent(request, 'login', { user: claims.user });
      return sendTokens(deps, reply, issued, wantsCookie(request));
    }
    if (issued === 'token_invalid') throw new HttpError(401, 'token_invalid');
    await noteFailure(request, claims.user, 'failed_code');
    throw new HttpError(400, 'factor_wrong', { user: claims.user, fields: { code: 'factor_wrong' } });
  };
}

async function completed(
  deps: Deps,
  trx: Transaction<DB>,
  user: number,
  family: string,
  code: string,
): Promise<Issued | 'token_invalid' | 'factor_wrong'> {
  const pending = await trx
    .selectFrom('refresh_family as f')
    .innerJoin('app_user as u', 'u.id', 'f.user_id')
    .select('f.id')
    .where('f.id', '=', family)
    .where('f.user_id', '=', user)
    .where('f.factor_pending', '=', true)
    .where('f.revoked_at', 'is', null)
    .where('u.is_active', '=', true)
    .forUpdate('f')
    .executeTakeFirst();
  if (!pending) return 'token_invalid';
  if (!(await takeCode(deps, trx, user, code))) return 'factor_wrong';
  return completeSession(deps, trx, user, family);
}
