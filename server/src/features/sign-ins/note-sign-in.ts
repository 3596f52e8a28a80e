import type { SignInWay } from '@ciguawatch/shared/api/schemas/accounts/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import type { Deps } from '../../deps';
import { Limiter } from '../../http/limiter';
import { wantsCookie } from '../auth/cookies';
import { type Device, deviceOf } from '../auth/device';
import { knownDevice, markDevice } from './device-cookie';
import { LOGIN_WAYS } from './known-devices';
import { mailNewDevice } from './mail-new-device';

type Trx = Transaction<DB>;

/** Failed tries of one account that are kept in a day; the rest would only hide them. */
const KEPT_FAILURES = { max: 100, seconds: 86_400 };

/** Keeps a login for its owner, and mails them when it came from a device that is new to the account. */
export async function noteSignIn(
  deps: Deps,
  trx: Trx,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  user: number,
  way: Exclude<SignInWay, `failed_${string}`>,
): Promise<void> {
  const at = new Date(deps.clock.now());
  const device = deviceOf(request.headers['user-agent']);
  const known = knownDevice(deps, request);
  const is_new = await isNewDevice(trx, user, known, device, wantsCookie(request));
  const mark = known ?? (wantsCookie(request) ? markDevice(deps, reply) : null);
  await trx
    .insertInto('sign_in')
    .values({ user_id: user, at, way, device: mark, ...device, is_new })
    .execute();
  if (is_new) await mailNewDevice(deps, trx, user, device);
}

/**
 * Whether an account never logged in from a device, though it did from others. Browsers are known by their cookie,
 * programs by what they call themselves.
 */
async function isNewDevice(
  trx: Trx,
  user: number,
  known: string | null,
  { browser, system }: Device,
  isBrowser: boolean,
): Promise<boolean> {
  const same = isBrowser
    ? sql<boolean>`device = ${known}`
    : sql<boolean>`device is null and browser is not distinct from ${browser} and system is not distinct from ${system}`;
  const before = await trx
    .selectFrom('sign_in')
    .select([
      sql<boolean>`count(*) > 0`.as('any'),
      sql<boolean>`coalesce(bool_or(${same}), false)`.as('same'),
    ])
    .where('user_id', '=', user)
    .where('way', 'in', LOGIN_WAYS)
    .executeTakeFirstOrThrow();
  return before.any && !before.same;
}

/** Keeps a failed try for the owner of the account. */
export function failureNoter(
  deps: Deps,
): (request: FastifyRequest, user: number, way: Extract<SignInWay, `failed_${string}`>) => Promise<void> {
  const perAccount = new Limiter(deps, 'failed-sign-ins', KEPT_FAILURES);
  return (request, user, way) =>
    deps.store.tx(async (trx) => {
      const count = await perAccount.count(trx, String(user));
      if (!count.ok) return;
      const device = knownDevice(deps, request);
      const at = new Date(deps.clock.now());
      await trx
        .insertInto('sign_in')
        .values({ user_id: user, at, way, device, ...deviceOf(request.headers['user-agent']), is_new: false })
        .execute();
    });
}
