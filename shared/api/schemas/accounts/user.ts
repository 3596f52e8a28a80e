import * as z from 'zod/mini';
import { id, text } from '../common';

export const credentials = z.strictObject({
  username: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(1024)),
});

/**
 * Tokens of a login. `refresh` is missing for browsers that keep it in a cookie (header `X-Session:
 * cookie`). With `factors`, the password alone was shown: `access` opens nothing but the second step, by one
 * of these ways.
 */
export const tokens = z.object({
  access: z.string(),
  refresh: z.optional(z.string()),
  factors: z.optional(z.array(z.enum(['code', 'passkey']))),
});
export type Tokens = z.infer<typeof tokens>;

/** What is left of a login after the password: its token, and the ways of the second step. */
export interface SecondStep {
  token: string;
  factors: NonNullable<Tokens['factors']>;
}

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

const ids = z.array(z.int());

/** The logged-in person, response of `a/getme/`. */
export const me = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** role ids */
  groups: ids,
  /** roles and countries that the person may grant to others (product decisions, accounts) */
  action_scope: z.object({ roles: ids, countries: ids }),
  profile: z.object({
    user_country: z.int(),
    manage_countries: ids,
    avatar: z.nullable(z.string()),
    lang: z.nullable(z.string()),
  }),
  biosketch: z.nullable(z.string()),
  function: z.nullable(z.string()),
  position: z.nullable(z.string()),
  organization: z.nullable(z.string()),
  /** time by which the account must add a second factor; missing when it has one or needs none */
  factor_due: z.optional(z.string()),
});
export type User = z.infer<typeof me>;
