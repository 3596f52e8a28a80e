import type * as z from 'zod/mini';
import { defineCall } from '../../call';
import {
  credentials,
  me,
  refreshBody,
  resetCheck,
  resetConfirm,
  resetRequest,
  type Tokens,
  tokens,
  type User,
} from '../../schemas/accounts/user';
import { empty } from '../../schemas/common';

export const login = defineCall<void, z.infer<typeof credentials>, Tokens>({
  name: 'login',
  method: 'POST',
  route: 'token/',
  path: () => 'token/',
  body: credentials,
  answer: tokens,
  access: 'open',
  summary: 'Sign in; browsers send X-Session: cookie and get the refresh token as a cookie',
});

export const askLoginLink = defineCall<void, z.infer<typeof resetRequest>, Record<string, never>>({
  name: 'askLoginLink',
  method: 'POST',
  route: 'token/link/ask/',
  path: () => 'token/link/ask/',
  body: resetRequest,
  answer: empty,
  access: 'open',
  summary: 'Mail a link that logs in; the answer is the same for an address without an account',
});

export const loginByLink = defineCall<void, z.infer<typeof resetCheck>, Tokens>({
  name: 'loginByLink',
  method: 'POST',
  route: 'token/link/',
  path: () => 'token/link/',
  body: resetCheck,
  answer: tokens,
  access: 'open',
  summary: 'Sign in with the token of a mailed link; a second factor is asked for as after the password',
});

export const refresh = defineCall<void, { refresh?: string } | undefined, Tokens>({
  name: 'refresh',
  method: 'POST',
  route: 'token/refresh/',
  path: () => 'token/refresh/',
  body: refreshBody,
  answer: tokens,
  access: 'open',
  summary: 'New access token; the refresh token is rotated',
});

export const logout = defineCall<void, { refresh?: string } | undefined, Record<string, never>>({
  name: 'logout',
  method: 'POST',
  route: 'token/logout/',
  path: () => 'token/logout/',
  body: refreshBody,
  answer: empty,
  access: 'open',
  enrolling: true,
  summary: 'Revoke the refresh tokens of this sign-in',
});

export const requestReset = defineCall<void, z.infer<typeof resetRequest>, Record<string, never>>({
  name: 'requestReset',
  method: 'POST',
  route: 'a/auth/passwordreset/',
  path: () => 'a/auth/passwordreset/',
  body: resetRequest,
  answer: empty,
  access: 'open',
  summary: 'Send a link to choose a new password',
});

export const confirmReset = defineCall<void, z.infer<typeof resetConfirm>, Record<string, never>>({
  name: 'confirmReset',
  method: 'POST',
  route: 'a/auth/passwordreset/confirm/',
  path: () => 'a/auth/passwordreset/confirm/',
  body: resetConfirm,
  answer: empty,
  access: 'open',
  summary: 'Choose a new password with the token of the link',
});

export const checkReset = defineCall<void, z.infer<typeof resetCheck>, Record<string, never>>({
  name: 'checkReset',
  method: 'POST',
  route: 'a/auth/passwordreset/check/',
  path: () => 'a/auth/passwordreset/check/',
  body: resetCheck,
  answer: empty,
  access: 'open',
  summary: 'Whether the token of the link still works; it is not used up',
});

export const getMe = defineCall<void, void, User>({
  name: 'getMe',
  method: 'GET',
  route: 'a/getme/',
  path: () => 'a/getme/',
  answer: me,
  access: 'connected',
  enrolling: true,
  summary: 'The signed-in person',
});
