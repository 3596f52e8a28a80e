import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import {
  type Factors,
  factorCode,
  factors,
  type Proof,
  proof,
  type RecoveryCodes,
  recoveryCodes,
  type TotpOffer,
  totpOffer,
} from '../../schemas/accounts/factor';
import { type Tokens, tokens } from '../../schemas/accounts/user';
import { empty, idParams } from '../../schemas/common';

export const secondStep = defineCall<void, { code: string }, Tokens>({
  name: 'secondStep',
  method: 'POST',
  route: 'token/factor/',
  path: () => 'token/factor/',
  body: factorCode,
  answer: tokens,
  access: 'open',
  summary: 'Complete a login by a code; its access token is sent as the bearer token',
});

export const readFactors = defineCall<void, void, Factors>({
  name: 'readFactors',
  method: 'GET',
  route: 'a/factor/',
  path: () => 'a/factor/',
  answer: factors,
  access: 'connected',
  enrolling: true,
  summary: 'Second factors of one’s own account',
});

export const offerTotp = defineCall<void, Proof, TotpOffer>({
  name: 'offerTotp',
  method: 'POST',
  route: 'a/factor/totp/',
  path: () => 'a/factor/totp/',
  body: proof,
  answer: totpOffer,
  access: 'connected',
  enrolling: true,
  summary: 'Get a secret for an authenticator app; it counts once a code of the app was shown',
});

export const confirmTotp = defineCall<void, { code: string }, RecoveryCodes>({
  name: 'confirmTotp',
  method: 'POST',
  route: 'a/factor/totp/confirm/',
  path: () => 'a/factor/totp/confirm/',
  body: factorCode,
  answer: recoveryCodes,
  access: 'connected',
  enrolling: true,
  summary: 'Add the authenticator app by a code of it',
});

export const removeTotp = defineCall<void, Proof, Record<string, never>>({
  name: 'removeTotp',
  method: 'POST',
  route: 'a/factor/totp/remove/',
  path: () => 'a/factor/totp/remove/',
  body: proof,
  answer: empty,
  access: 'connected',
  summary: 'Remove the authenticator app; the owner is told by mail',
});

export const renewRecovery = defineCall<void, Proof, RecoveryCodes>({
  name: 'renewRecovery',
  method: 'POST',
  route: 'a/factor/recovery/',
  path: () => 'a/factor/recovery/',
  body: proof,
  answer: recoveryCodes,
  access: 'connected',
  summary: 'Replace the recovery codes',
});

export const resetFactors = defineCall<{ id: number }, void, Record<string, never>>({
  name: 'resetFactors',
  method: 'POST',
  route: 'a/users/:id/factor-reset/',
  path: ({ id }) => `a/users/${id}/factor-reset/`,
  params: idParams,
  answer: empty,
  access: { all: [ROLE.users_manager] },
  summary: 'Remove the second factors of a person who lost them; the owner is told by mail',
});
