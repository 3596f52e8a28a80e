import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall } from '../../call';
import { endedSessions } from '../../schemas/accounts/account';
import { erasing, type FailedMail, failedMail } from '../../schemas/accounts/managed';
import { empty, idParams } from '../../schemas/common';

const managers: Access = { all: [ROLE.users_manager] };

export const endUserSessions = defineCall<{ id: number }, void, { ended: number }>({
  name: 'endUserSessions',
  method: 'POST',
  route: 'a/users/:id/sessions/end/',
  path: ({ id }) => `a/users/${id}/sessions/end/`,
  params: idParams,
  answer: endedSessions,
  access: managers,
  summary: 'End every session of a person within the action scope',
});

export const demandPassword = defineCall<{ id: number }, void, Record<string, never>>({
  name: 'demandPassword',
  method: 'POST',
  route: 'a/users/:id/new-password/',
  path: ({ id }) => `a/users/${id}/new-password/`,
  params: idParams,
  answer: empty,
  access: managers,
  summary: 'Make a person choose another password by a mailed link; the present one and the sessions end',
});

export const listFailedMails = defineCall<{ id: number }, void, FailedMail[]>({
  name: 'listFailedMails',
  method: 'GET',
  route: 'a/users/:id/failed-mails/',
  path: ({ id }) => `a/users/${id}/failed-mails/`,
  params: idParams,
  answer: z.array(failedMail),
  access: managers,
  summary: 'Mails to a person that failed for good within a month',
});

/** Responds with `application/json`. */
export const exportUser = defineCall<{ id: number }, void, string>({
  name: 'exportUser',
  method: 'POST',
  route: 'a/users/:id/export/',
  path: ({ id }) => `a/users/${id}/export/`,
  params: idParams,
  answer: z.string(),
  access: managers,
  summary: 'What is held of the person of an account, as a file; recorded in the trail',
});

export const eraseUser = defineCall<{ id: number }, { erase: true }, Record<string, never>>({
  name: 'eraseUser',
  method: 'POST',
  route: 'a/users/:id/erase/',
  path: ({ id }) => `a/users/${id}/erase/`,
  params: idParams,
  body: erasing,
  answer: empty,
  access: managers,
  summary: 'Erase a closed account; what it did stays in the trail, by somebody unnamed',
});
