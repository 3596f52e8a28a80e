import * as z from 'zod/mini';
import { id, maybe, text } from './common';

export const credentials = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});

/** `refresh` is left out for browsers that ask for the cookie (header `X-Session: cookie`). */
export const tokens = z.object({ access: z.string(), refresh: z.optional(z.string()) });
export type Tokens = z.infer<typeof tokens>;

export const refreshBody = z.optional(z.strictObject({ refresh: z.optional(text(512)) }));

export const resetRequest = z.strictObject({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  /** language of the mail */
  lang: z.optional(text(12)),
});
export const resetCheck = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
});
export const resetConfirm = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});

/** A signed-in person, `a/getme/`. */
export const me = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** role ids */
  groups: z.array(z.int()),
  profile: z.object({
    user_country: z.int(),
    manage_countries: z.array(z.int()),
    avatar: z.nullable(z.string()),
    lang: z.nullable(z.string()),
  }),
  biosketch: z.nullable(z.string()),
  function: z.nullable(z.string()),
  position: z.nullable(z.string()),
  organization: z.nullable(z.string()),
});
export type User = z.infer<typeof me>;

/** `PATCH a/users/{id}/` by the person: e-mail and password also need the current password. */
export const mePatch = z.strictObject({
  first_name: maybe(text(150)),
  last_name: maybe(text(150)),
  function: maybe(text(200)),
  position: maybe(text(200)),
  organization: maybe(text(200)),
  biosketch: maybe(text(4000)),
  user_country: z.optional(z.int()),
  lang: maybe(text(12)),
  email: z.optional(text(254)),
  password: z.optional(text(1024)),
  current_password: z.optional(text(1024)),
});
export type MePatch = z.infer<typeof mePatch>;
