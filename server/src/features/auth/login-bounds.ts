import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { clientKey } from '../../http/client-key';
import { HttpError } from '../../http/errors/http-error';
import { Limiter, tooMany } from '../../http/limiter';
import { knownDevice } from '../sign-ins/device-cookie';
import { isDeviceOf } from '../sign-ins/known-devices';

/**
 * Counts a login before its password is checked, or a hundred concurrent ones would all pass.
 * @param user account of the name, undefined where there is none, of which the answer tells nothing
 * @returns what takes the count back once the password was right
 * @throws HttpError 429
 */
type CountLogin = (
  request: FastifyRequest,
  username: string,
  user: number | undefined,
) => Promise<() => Promise<void>>;

/**
 * Bounds of wrong logins. A device that logged in to the account before has its own, so that strangers who hold the
 * account back from ten thousand addresses do not hold back its owner.
 */
export function loginBounds(deps: Deps): CountLogin {
  const { limits } = deps.config;
  const perAddress = new Limiter(deps, 'login-address', limits.loginAddress);
  const perAccount = new Limiter(deps, 'login-account', limits.loginAccount);
  const everywhere = new Limiter(deps, 'login-everywhere', limits.loginEverywhere);
  const perDevice = new Limiter(deps, 'login-device', limits.loginDevice);

  return async (request, username, user) => {
    const address = clientKey(request);
    const account = username.trim().toLowerCase();
    const device = knownDevice(deps, request);
    const isKnown =
      user !== undefined && device !== null && (await isDeviceOf(deps.store.read, user, device));
    const counts: [Limiter, string][] = isKnown
      ? [[perDevice, `${user} ${device}`]]
      : [
          [perAddress, address],
          [perAccount, `${account} ${address}`],
          [everywhere, account],
        ];
    // In one transaction, so that a login which one bound refuses counts towards none.
    await deps.store.tx(async (trx) => {
      for (const [limiter, key] of counts) {
        const count = await limiter.count(trx, key);
        if (count.ok) continue;
        if (limiter !== everywhere) throw tooMany(count.retryAfter);
        throw new HttpError(429, 'login_held', { retryAfter: count.retryAfter, ...(user && { user }) });
      }
    });
    return async () => {
      for (const [limiter, key] of counts) await limiter.giveBack(key);
    };
  };
}
