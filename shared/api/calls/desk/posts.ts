import * as z from 'zod/mini';
import type { Access } from '../../../contract/access/access';
import { ROLE } from '../../../contract/access/roles';
import { defineCall, defineChange } from '../../call';
import { idParams } from '../../schemas/common';
import {
  type Post,
  type PostAnswers,
  type PostAsk,
  type PostAsked,
  type PostCreate,
  type PostPatch,
  post,
  postAnswers,
  postAsk,
  postAsked,
  postCreate,
  postPatch,
} from '../../schemas/desk/posts';

/** Posts have names and addresses of people, and decide with their answers what counts as observed. */
const keepers: Access = { all: [ROLE.cases_editor, ROLE.users_manager] };

export const listPosts = defineCall<void, void, Post[]>({
  name: 'listPosts',
  method: 'GET',
  route: 'cw/post/',
  path: () => 'cw/post/',
  answer: z.array(post),
  access: keepers,
  summary: 'Posts that report zero cases, of the countries of the reader, by name',
});

export const addPost = defineCall<void, PostCreate, Post>({
  name: 'addPost',
  method: 'POST',
  route: 'cw/post/',
  path: () => 'cw/post/',
  body: postCreate,
  answer: post,
  status: 201,
  access: keepers,
  summary: 'Add a post; it is asked about its first whole week or month once that is over',
});

export const changePost = defineChange<{ id: number }, PostPatch, Post>({
  name: 'changePost',
  method: 'PATCH',
  route: 'cw/post/:id/',
  path: ({ id }) => `cw/post/${id}/`,
  params: idParams,
  body: postPatch,
  answer: post,
  access: keepers,
  summary: 'Change a post; links sent to a former address stop working',
});

export const readPostAnswers = defineCall<{ country: number }, void, PostAnswers>({
  name: 'readPostAnswers',
  method: 'GET',
  route: 'cw/postanswer/',
  path: ({ country }) => `cw/postanswer/?country=${country}`,
  query: z.strictObject({ country: z.string().check(z.regex(/^\d{1,3}$/)) }),
  answer: postAnswers,
  access: keepers,
  summary: 'What the posts of a country answered in the last half year, and the months of their islands',
});

export const askPost = defineCall<{ id: number }, PostAsk, PostAsked>({
  name: 'askPost',
  method: 'POST',
  route: 'cw/post/:id/ask/',
  path: ({ id }) => `cw/post/${id}/ask/`,
  params: idParams,
  body: postAsk,
  answer: postAsked,
  access: keepers,
  summary: 'Send a post the request about one week or month that is over, again or before it is due',
});
