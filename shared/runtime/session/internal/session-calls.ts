import type { SecondStep, Tokens, User } from '../../../api/schemas/accounts/user';
import { call } from '../../http/call';
import { withLock } from '../../tabs/locks';
import { storeToken, validToken } from './access-token';

/** Header by which browsers get the refresh token as an HttpOnly cookie only. */
const COOKIE_MODE = { 'X-Session': 'cookie' };
/** The call definitions are loaded with the first call, not with the page. */
const calls = () => import('../../../api/calls/accounts/auth');

/** Sends the password; returns the second step, if the account has one, and else keeps the token. */
export async function signIn(username: string, password: string): Promise<SecondStep | null> {
  const { login } = await calls();
  const tokens: Tokens = await call(login, {
    params: undefined,
    body: { username, password },
    anonymous: true,
    headers: COOKIE_MODE,
  });
  if (tokens.factors) return { token: tokens.access, factors: tokens.factors };
  storeToken(tokens.access);
  return null;
}

/** Completes a login by a code. */
export async function sendCode({ token }: SecondStep, code: string): Promise<void> {
  const { secondStep } = await import('../../../api/calls/accounts/factors');
  const tokens: Tokens = await call(secondStep, {
    params: undefined,
    body: { code },
    anonymous: true,
    headers: { ...COOKIE_MODE, Authorization: `Bearer ${token}` },
  });
  storeToken(tokens.access);
}

export async function signOut(): Promise<void> {
  const { logout } = await calls();
  await call(logout, { params: undefined, body: {}, anonymous: true, headers: COOKIE_MODE, timeout: 10_000 });
}

export async function readMe(): Promise<User> {
  const { getMe } = await calls();
  return call(getMe, { params: undefined });
}

async function askNewToken(): Promise<string> {
  const { refresh } = await calls();
  const tokens = await call(refresh, { params: undefined, body: {}, anonymous: true, headers: COOKIE_MODE });
  storeToken(tokens.access);
  return tokens.access;
}

let renewing: Promise<string> | undefined;

/**
 * Requests a new access token: one request at a time for all calls and tabs. A tab that waited takes the
 * token that another one obtained. `refused` is a token that must not be returned.
 */
export function renewToken(refused?: string): Promise<string> {
  renewing ??= withLock('refresh', async () => {
    const kept = validToken();
    return kept !== null && kept !== refused ? kept : askNewToken();
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
