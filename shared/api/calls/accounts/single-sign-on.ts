import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { type Proof, proof } from '../../schemas/accounts/factor';
import {
  type SsoIdentity,
  type SsoReturn,
  type SsoStart,
  ssoIdentity,
  ssoReturn,
  ssoStart,
} from '../../schemas/accounts/single-sign-on';
import { type Tokens, tokens } from '../../schemas/accounts/user';
import { empty, idParams } from '../../schemas/common';

export const startSso = defineCall<void, void, SsoStart>({
  name: 'startSso',
  method: 'POST',
  route: 'token/sso/start/',
  path: () => 'token/sso/start/',
  answer: ssoStart,
  access: 'open',
  summary: 'Begin a login by the provider of single sign-on; 404 where none is configured',
});

export const finishSso = defineCall<void, SsoReturn, Tokens>({
  name: 'finishSso',
  method: 'POST',
  route: 'token/sso/',
  path: () => 'token/sso/',
  body: ssoReturn,
  answer: tokens,
  access: 'open',
  summary:
    'Log in by what the provider appended to the address; an account that is new has no role unless claims give it',
});

export const listSsoIdentities = defineCall<void, void, SsoIdentity[]>({
  name: 'listSsoIdentities',
  method: 'GET',
  route: 'a/sso/',
  path: () => 'a/sso/',
  answer: z.array(ssoIdentity),
  access: 'connected',
  summary: 'Providers by which one’s own account logs in',
});

export const startSsoLink = defineCall<void, Proof, SsoStart>({
  name: 'startSsoLink',
  method: 'POST',
  route: 'a/sso/start/',
  path: () => 'a/sso/start/',
  body: proof,
  answer: ssoStart,
  access: 'connected',
  summary: 'Begin to link one’s own account with the provider of single sign-on',
});

export const finishSsoLink = defineCall<void, SsoReturn, Record<string, never>>({
  name: 'finishSsoLink',
  method: 'POST',
  route: 'a/sso/',
  path: () => 'a/sso/',
  body: ssoReturn,
  answer: empty,
  access: 'connected',
  summary: 'Link one’s own account with whom the provider named',
});

export const unlinkSso = defineCall<{ id: number }, Proof, Record<string, never>>({
  name: 'unlinkSso',
  method: 'POST',
  route: 'a/sso/:id/remove/',
  path: ({ id }) => `a/sso/${id}/remove/`,
  params: idParams,
  body: proof,
  answer: empty,
  access: 'connected',
  summary: 'Stop logging in by a provider; the account keeps its password, or asks for one by mail',
});
