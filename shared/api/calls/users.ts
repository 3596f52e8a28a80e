import { defineCall } from '../call';
import { idParams } from '../schemas/common';
import { type MePatch, me, mePatch, type User } from '../schemas/user';

export const patchUser = defineCall<{ id: number }, MePatch, User>({
  name: 'patchUser',
  method: 'PATCH',
  route: 'a/users/:id/',
  path: ({ id }) => `a/users/${id}/`,
  params: idParams,
  body: mePatch,
  answer: me,
  access: 'connected',
  summary: 'Change one’s own profile; e-mail and password need the current password',
});
