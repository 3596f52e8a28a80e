import * as z from 'zod/mini';
import { defineCall } from '../../call';
import {
  emailConfirm,
  endedSessions,
  type OpenSession,
  openSession,
  sessionParams,
} from '../../schemas/accounts/account';
import { empty } from '../../schemas/common';

export const listSessions = defineCall<void, void, OpenSession[]>({
  name: 'listSessions',
  method: 'GET',
  route: 'a/session/',
  path: () => 'a/session/',
  answer: z.array(openSession),
  access: 'connected',
  summary: 'One’s own open logins, the one that asks first, then the latest used',
});

export const endOneSession = defineCall<{ id: string }, void, Record<string, never>>({
  name: 'endOneSession',
  method: 'DELETE',
  route: 'a/session/:id/',
  path: ({ id }) => `a/session/${id}/`,
  params: sessionParams,
  answer: empty,
  access: 'connected',
  summary: 'End one of one’s own logins; one that has ended already is no error',
});

export const endOtherSessions = defineCall<void, void, { ended: number }>({
  name: 'endOtherSessions',
  method: 'POST',
  route: 'a/session/end-others/',
  path: () => 'a/session/end-others/',
  answer: endedSessions,
  access: 'connected',
  summary: 'End all of one’s own logins but the one that asks',
});

export const confirmEmail = defineCall<void, { token: string }, Record<string, never>>({
  name: 'confirmEmail',
  method: 'POST',
  route: 'a/auth/emailconfirm/',
  path: () => 'a/auth/emailconfirm/',
  body: emailConfirm,
  answer: empty,
  access: 'open',
  summary: 'Take the new address of an account with the token that was mailed to it; the user name follows',
});
