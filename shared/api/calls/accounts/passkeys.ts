import { defineCall } from '../../call';
import {
  type NewPasskey,
  newPasskey,
  passkeyOptions as options,
  type PasskeyOptions,
  type PasskeyProof,
  type Proof,
  passkeyName,
  passkeyProof,
  proof,
  type RecoveryCodes,
  recoveryCodes,
} from '../../schemas/accounts/factor';
import { type Tokens, tokens } from '../../schemas/accounts/user';
import { empty, idParams } from '../../schemas/common';

export const passkeyOptions = defineCall<void, void, PasskeyOptions>({
  name: 'passkeyOptions',
  method: 'POST',
  route: 'token/passkey/options/',
  path: () => 'token/passkey/options/',
  answer: options,
  access: 'open',
  summary: 'Get a challenge for a login by passkey',
});

export const passkeyLogin = defineCall<void, PasskeyProof, Tokens>({
  name: 'passkeyLogin',
  method: 'POST',
  route: 'token/passkey/',
  path: () => 'token/passkey/',
  body: passkeyProof,
  answer: tokens,
  access: 'open',
  summary: 'Sign in by a passkey alone',
});

export const newPasskeyOptions = defineCall<void, Proof, PasskeyOptions>({
  name: 'newPasskeyOptions',
  method: 'POST',
  route: 'a/factor/passkey/options/',
  path: () => 'a/factor/passkey/options/',
  body: proof,
  answer: options,
  access: 'connected',
  enrolling: true,
  summary: 'Get a challenge to add a passkey',
});

export const addPasskey = defineCall<void, NewPasskey, RecoveryCodes>({
  name: 'addPasskey',
  method: 'POST',
  route: 'a/factor/passkey/',
  path: () => 'a/factor/passkey/',
  body: newPasskey,
  answer: recoveryCodes,
  access: 'connected',
  enrolling: true,
  summary: 'Add a passkey that the browser made',
});

export const removePasskey = defineCall<{ id: number }, Proof, Record<string, never>>({
  name: 'removePasskey',
  method: 'POST',
  route: 'a/factor/passkey/:id/remove/',
  path: ({ id }) => `a/factor/passkey/${id}/remove/`,
  params: idParams,
  body: proof,
  answer: empty,
  access: 'connected',
  summary: 'Remove one of one’s own passkeys; the owner is told by mail',
});

export const renamePasskey = defineCall<{ id: number }, { name: string }, Record<string, never>>({
  name: 'renamePasskey',
  method: 'POST',
  route: 'a/factor/passkey/:id/name/',
  path: ({ id }) => `a/factor/passkey/${id}/name/`,
  params: idParams,
  body: passkeyName,
  answer: empty,
  access: 'connected',
  summary: 'Give one of one’s own passkeys another name',
});
