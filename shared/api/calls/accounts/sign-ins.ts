import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { closing, type SignIn, signIn } from '../../schemas/accounts/sign-in';
import { empty } from '../../schemas/common';

export const listSignIns = defineCall<void, void, SignIn[]>({
  name: 'listSignIns',
  method: 'GET',
  route: 'a/sign-in/',
  path: () => 'a/sign-in/',
  answer: z.array(signIn),
  access: 'connected',
  summary: 'Logins and failed tries of one’s own account within 90 days, the latest first',
});

export const notMe = defineCall<void, { close: true }, Record<string, never>>({
  name: 'notMe',
  method: 'POST',
  route: 'a/sign-in/not-me/',
  path: () => 'a/sign-in/not-me/',
  body: closing,
  answer: empty,
  access: 'connected',
  summary: 'End all logins and the password because a login was a stranger’s; a link for a new one is mailed',
});
