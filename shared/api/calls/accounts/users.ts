import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall, defineChange } from '../../call';
import {
  type Account,
  type AccountCreate,
  type AccountPatch,
  account,
  accountCreate,
  accountPatch,
  type SentLink,
  sentLink,
} from '../../schemas/accounts/account';
import { format, idParams } from '../../schemas/common';
import { type FormParameters, formParameters } from '../../schemas/form-parameters';

const managers: Access = { all: [ROLE.users_manager] };

export const listUsers = defineCall<void, void, Account[]>({
  name: 'listUsers',
  method: 'GET',
  route: 'a/users/',
  path: () => 'a/users/?format=json',
  query: z.strictObject({ format }),
  answer: z.array(account),
  access: managers,
  summary: 'The accounts of the countries that the person manages, by name',
});

export const userForm = defineCall<void, void, FormParameters>({
  name: 'userForm',
  method: 'OPTIONS',
  route: 'a/users/',
  path: () => 'a/users/?format=json',
  query: z.strictObject({ format }),
  answer: formParameters,
  access: managers,
  summary:
    'Form parameters of an account; its choices are the roles, countries and languages that the person may give',
});

export const createUser = defineCall<void, AccountCreate, Account>({
  name: 'createUser',
  method: 'POST',
  route: 'a/users/',
  path: () => 'a/users/?format=json',
  query: z.strictObject({ format }),
  body: accountCreate,
  answer: account,
  status: 201,
  access: managers,
  summary: 'Make an account within the action scope; a link to choose a password is mailed to it',
});

export const getUser = defineCall<{ id: number }, void, Account>({
  name: 'getUser',
  method: 'GET',
  route: 'a/users/:id/',
  path: ({ id }) => `a/users/${id}/`,
  params: idParams,
  answer: account,
  access: 'connected',
  summary: 'One account: one’s own, or one of the countries that the person manages',
});

export const patchUser = defineChange<{ id: number }, AccountPatch, Account>({
  name: 'patchUser',
  method: 'PATCH',
  route: 'a/users/:id/',
  path: ({ id }) => `a/users/${id}/`,
  params: idParams,
  body: accountPatch,
  answer: account,
  access: 'connected',
  summary:
    'Change one’s own profile, e-mail and password with the current password; or, as users_manager, another account within the action scope',
});

export const sendUserLink = defineCall<{ id: number }, void, SentLink>({
  name: 'sendUserLink',
  method: 'POST',
  route: 'a/users/:id/link/',
  path: ({ id }) => `a/users/${id}/link/`,
  params: idParams,
  answer: sentLink,
  access: managers,
  summary: 'Mail a link to choose a password: the invitation again while none was chosen',
});
