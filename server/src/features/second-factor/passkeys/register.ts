import type {
  NewPasskey,
  PasskeyOptions,
  RecoveryCodes,
} from '@ciguawatch/shared/api/schemas/accounts/factor';
import {
  generateRegistrationOptions,
  type VerifiedRegistrationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../http/errors/http-error';
import type { Operator } from '../../../http/operator';
import { hmacOf } from '../../../security/hash';
import { noteAdded } from '../note';
import { keepChallenge, takeChallenge } from './challenges';
import { relyingParty } from './relying-party';

/** Most passkeys of one account: devices that a person has, and some that were lost. */
const MOST = 10;

/** @throws HttpError 409 when an account has as many passkeys as it may */
function checkCount(held: number): void {
  if (held >= MOST) throw new HttpError(409, 'passkey_count');
}

/** Options for the browser to make a passkey of the account, which asks for a finger, face or PIN. */
export async function registrationOptions(
  deps: Deps,
  request: FastifyRequest,
  { id, email }: Operator,
): Promise<PasskeyOptions> {
  const held = await deps.store.read
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', id)
    .execute();
  checkCount(held.length);
  const options = await generateRegistrationOptions({
    ...{ rpName: deps.config.portalName, rpID: relyingParty(deps, request).rpID, userName: email },
    // Nothing of the account can be read from it on the device (WebAuthn, section 14.6.1).
    userID: new Uint8Array(Buffer.from(hmacOf(deps.secret, `passkey user ${id}`), 'base64url')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: held.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: transportsOf(transports),
    })),
  });
  await keepChallenge(deps, options.challenge, id);
  return { options: { ...options } };
}

/**
 * Stores a passkey that the browser made.
 * @throws HttpError 400 when its proof does not hold
 */
export async function addPasskey(
  deps: Deps,
  request: FastifyRequest,
  { id }: Operator,
  passkey: NewPasskey,
): Promise<RecoveryCodes> {
  const { credential } = await verified(deps, request, id, passkey);
  const codes = await deps.store.tx(async (trx) => {
    // Locked, so that two concurrent requests cannot both pass the limit.
    await trx.selectFrom('app_user').select('id').where('id', '=', id).forUpdate().execute();
    const held = await trx.selectFrom('passkey').select('id').where('user_id', '=', id).execute();
    checkCount(held.length);
    await trx
      .insertInto('passkey')
      .values({
        ...{ user_id: id, name: passkey.name, credential_id: credential.id, counter: credential.counter },
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        transports: (passkey.transports ?? []).join(' '),
        created_at: new Date(deps.clock.now()),
        last_used_at: null,
      })
      .execute();
    return noteAdded(deps, trx, id);
  });
  deps.mailWaiting();
  return codes;
}

async function verified(
  deps: Deps,
  request: FastifyRequest,
  user: number,
  { id, clientDataJSON, attestationObject }: NewPasskey,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  const { rpID, origin } = relyingParty(deps, request);
  const made = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: (challenge) => takeChallenge(deps, challenge, user),
    ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true },
  }).catch(() => null);
  if (made?.verified && made.registrationInfo) return made.registrationInfo;
  throw new HttpError(400, 'passkey_refused');
}

/** Transports as stored; browsers take names that they do not know as none. */
export const transportsOf = (stored: string): string[] => stored.split(' ').filter(Boolean);
