import * as z from 'zod/mini';
import { defineCall } from '../../call';
import {
  type HeldToken,
  heldToken,
  type MadeToken,
  madeToken,
  type NewToken,
  newToken,
} from '../../schemas/accounts/token';
import { empty, idParams } from '../../schemas/common';

export const listTokens = defineCall<void, void, HeldToken[]>({
  name: 'listTokens',
  method: 'GET',
  route: 'a/token/',
  path: () => 'a/token/',
  answer: z.array(heldToken),
  access: 'connected',
  summary: 'One’s own tokens for programs that were not revoked, the newest first',
});

export const makeToken = defineCall<void, NewToken, MadeToken>({
  name: 'makeToken',
  method: 'POST',
  route: 'a/token/',
  path: () => 'a/token/',
  body: newToken,
  answer: madeToken,
  status: 201,
  access: 'connected',
  summary:
    'Make a token for a program; its text is in this answer alone, and the account needs a second factor',
});

export const revokeToken = defineCall<{ id: number }, void, Record<string, never>>({
  name: 'revokeToken',
  method: 'DELETE',
  route: 'a/token/:id/',
  path: ({ id }) => `a/token/${id}/`,
  params: idParams,
  answer: empty,
  access: 'connected',
  summary: 'Revoke one of one’s own tokens; one that has ended already is no error',
});
