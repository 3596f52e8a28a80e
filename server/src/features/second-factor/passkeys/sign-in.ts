import type { PasskeyOptions, PasskeyProof } from '@ciguawatch/shared/api/schemas/accounts/factor';
import type { Tokens } from '@ciguawatch/shared/api/schemas/accounts/user';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { clientKey } from '../../../http/client-key';
import { HttpError } from '../../../http/errors/http-error';
import { Limiter } from '../../../http/limiter';
import type { Context } from '../../../http/route';
import { securityEvent } from '../../../security/events';
import { wantsCookie } from '../../auth/cookies';
import { deviceOf } from '../../auth/device';
import { sendTokens } from '../../auth/send-tokens';
import { startSession } from '../../auth/sessions';
import { noteSignIn } from '../../sign-ins/note-sign-in';
import { keepChallenge, takeChallenge } from './challenges';
import { transportsOf } from './register';
import { relyingParty } from './relying-party';

/** Handler of `POST token/passkey/options/`: a challenge that any passkey of the portal may sign. */
export function passkeyOptionsHandler(deps: Deps): (context: Context<unknown>) => Promise<PasskeyOptions> {
  const perAddress = new Limiter(deps, 'passkey-address', deps.config.limits.loginAddress);
  return async ({ request }) => {
    await perAddress.take(clientKey(request));
    const { rpID } = relyingParty(deps, request);
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
    await keepChallenge(deps, options.challenge, null);
    return { options: { ...options } };
  };
}

/**
 * Handler of `POST token/passkey/`: a login by a passkey alone, which is two factors at once: the device, and
 * the finger, face or PIN that it asked for.
 */
export function passkeyLoginHandler(deps: Deps): (context: Context<PasskeyProof>) => Promise<Tokens> {
  const perAddress = new Limiter(deps, 'passkey-login', deps.config.limits.loginAddress);
  return async ({ body, request, reply }) => {
    await perAddress.take(clientKey(request));
    const { id, user } = await signedBy(deps, request, body);
    await perAddress.giveBack(clientKey(request));
    const issued = await deps.store.tx(async (trx) => {
      const used = { last_used_at: new Date(deps.clock.now()) };
      await trx.updateTable('passkey').set(used).where('id', '=', id).execute();
      await noteSignIn(deps, trx, { request, reply }, user, 'passkey');
      return startSession(deps, trx, user, deviceOf(request.headers['user-agent']));
    });
    deps.mailWaiting();
    securityEvent(request, 'login', { user });
    return sendTokens(deps, reply, issued, wantsCookie(request));
  };
}

/**
 * The passkey that signed the challenge, and its account.
 * @throws HttpError 401
 */
async function signedBy(
  deps: Deps,
  request: FastifyRequest,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
): Promise<{ id: number; user: number }> {
  const passkey = await deps.store.read
    .selectFrom('passkey as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id as user', 'p.public_key', 'p.counter', 'p.transports'])
    .where('p.credential_id', '=', id)
    .where('u.is_active', '=', true)
    .executeTakeFirst();
  if (!passkey) throw new HttpError(401, 'passkey_unknown');
  const { rpID, origin } = relyingParty(deps, request);
  const signed = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, null),
    ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
    credential: {
      ...{ id, counter: passkey.counter, transports: transportsOf(passkey.transports) },
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
    },
  }).catch(() => null);
  if (!signed?.verified) throw new HttpError(401, 'passkey_refused', { user: passkey.user });
  // A counter that was used before means a copied authenticator; of two requests at once one is refused.
  const { newCounter } = signed.authenticationInfo;
  const counted = await deps.store.tx((trx) =>
    trx
      .updateTable('passkey')
      .set({ counter: newCounter })
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .returning('id')
      .executeTakeFirst(),
  );
  if (!counted) throw new HttpError(401, 'passkey_refused', { user: passkey.user });
  return passkey;
}
