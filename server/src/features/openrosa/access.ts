import { createCase } from '@ciguawatch/shared/api/calls/cases';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import { personalTokenOf } from '../auth/personal-token';
import { tokenAccount } from '../auth/token-account';
import { refusal } from './sent/refusal';

/** Where the addresses of OpenRosa begin: for everybody, and for devices that send as an account. */
export const ROOT = '/openrosa';
export const ACCOUNT_ROOT = '/openrosa/account';

/** Asks a device for a token: ODK Collect sends none before it is asked, and by HTTPS alone. */
export const CHALLENGE = 'Basic realm="Ciguawatch", charset="UTF-8"';

/**
 * Checks who sends before anything is read: below the address for accounts there must be a token that may send
 * reports; a login elsewhere that carries no token is refused rather than taken for nobody.
 * @throws Refusal 401 or 403
 */
export async function checkToken(deps: Deps, request: FastifyRequest): Promise<void> {
  const isOfAccount = `${request.url}/`.startsWith(`${ACCOUNT_ROOT}/`);
  const token = personalTokenOf(request);
  if (token === undefined) {
    if (request.headers.authorization !== undefined) throw refusal(401, 'tokenWrong');
    if (isOfAccount) throw refusal(401, 'tokenNeeded');
    return;
  }
  try {
    await tokenAccount(deps, createCase, token);
  } catch (thrown) {
    if (!(thrown instanceof HttpError)) throw thrown;
    if (thrown.status === 401) throw refusal(401, 'tokenWrong');
    if (thrown.status === 403) throw refusal(403, 'tokenScope');
    throw thrown;
  }
}
