import type { Proof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, invalidFields } from '../../http/errors/http-error';
import { Limiter } from '../../http/limiter';
import { passwordMatches } from '../auth/passwords';
import { takeCode } from './take-code';

/** Checks that the person who changes second factors is the owner, by the password or a code. */
type CheckProof = (user: number, proof: Proof) => Promise<void>;

/** Limit of wrong codes of one account, shared by the login and by changes of factors. */
export const codeTries = (deps: Deps): Limiter =>
  new Limiter(deps, 'factor-account', deps.config.limits.factorAccount);

/**
 * Checker of proofs. Wrong ones are limited, so that a stolen access token does not allow guessing.
 * @throws HttpError 400 or 429
 */
export function proofChecker(deps: Deps): CheckProof {
  const passwords = new Limiter(deps, 'current-password', deps.config.limits.loginAccount);
  const codes = codeTries(deps);

  async function checkPassword(user: number, password: string): Promise<void> {
    await passwords.take(String(user));
    const { password_hash } = await deps.store.read
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    if (!(await passwordMatches(password_hash, password)))
      throw new HttpError(400, 'password_wrong', { fields: { password: 'password_wrong' } });
    await passwords.giveBack(String(user));
  }

  async function checkCode(user: number, code: string): Promise<void> {
    await codes.take(String(user));
    const isRight = await deps.store.tx((trx: Transaction<DB>) => takeCode(deps, trx, user, code));
    if (!isRight) throw new HttpError(400, 'factor_wrong', { fields: { code: 'factor_wrong' } });
    await codes.giveBack(String(user));
    deps.mailWaiting();
  }

  return async (user, { password, code }) => {
    if (password) return checkPassword(user, password);
    if (code) return checkCode(user, code);
    throw invalidFields({ password: 'required' });
  };
}
