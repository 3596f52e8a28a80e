import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import type { Deps } from '../../deps';
import { HttpError } from '../../http/errors/http-error';
import type { Context } from '../../http/route';
import { failureNoter } from '../sign-ins/note-sign-in';
import { afterFirstStep } from './first-step';
import { loginBounds } from './login-bounds';
import { passwordMatches } from './passwords';

interface Credentials {
  username: string;
  password: string;
}

/** Handler of `POST token/`, with its own counters of wrong logins. */
export function loginHandler(deps: Deps): (context: Context<Credentials>) => Promise<Tokens> {
  const countLogin = loginBounds(deps);
  const noteFailure = failureNoter(deps);

  return async ({ body, request, reply }) => {
    const user = await findUser(deps, body.username);
    const takeBack = await countLogin(request, body.username, user?.id);
    const isPasswordRight = await passwordMatches(user?.password_hash, body.password);
    if (user && !isPasswordRight) await noteFailure(request, user.id, 'failed_password');
    if (!user || !isPasswordRight) throw new HttpError(401, 'invalid_login', user && { user: user.id });
    await takeBack();
    return afterFirstStep(deps, { request, reply }, user.id, 'password');
  };
}

async function findUser(deps: Deps, username: string) {
  return deps.store.read
    .selectFrom('app_user')
    .select(['id', 'password_hash'])
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', username.trim().toLowerCase()))
    .where('is_active', '=', true)
    .executeTakeFirst();
}
