import * as z from 'zod/mini';
import { instant, maybe, text, uuid, version } from '../common';
import { me } from './user';

/** States of an account: in use, invited (waiting for its first password), or closed. */
export const ACCOUNT_STATES = ['active', 'invited', 'inactive'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Why a manager should look at an account. */
export const ACCOUNT_WATCHES = ['dormant', 'idle'] as const;
export type AccountWatch = (typeof ACCOUNT_WATCHES)[number];

/** Longest texts of an account, in characters. */
export const ACCOUNT_MAX = { name: 150, email: 254, line: 200, biosketch: 4000 } as const;

/** An account as its managers and its owner read it. */
export const account = z.object({
  ...me.shape,
  version,
  state: z.enum(ACCOUNT_STATES),
  created_at: instant,
  /** null before the first login */
  last_login_at: z.nullable(instant),
  /** until when the invitation link works; null when none is open */
  invited_until: z.nullable(instant),
  /** new address that the owner has not confirmed yet; sent to the owner, and to who may change the account */
  pending_email: z.nullable(z.string()),
  /** whether its login has a second step; sent to the owner, and to who may change the account */
  second_step: z.optional(z.boolean()),
  /**
   * whether the caller may change it: all its roles, countries and scope are within what the caller may
   * grant
   */
  editable: z.boolean(),
  /**
   * what a manager should look at, in the list alone: no login for long, or roles with which nothing was done that the
   * trail records
   */
  watch: z.optional(z.enum(ACCOUNT_WATCHES)),
});
export type Account = z.infer<typeof account>;

const roles = z.array(z.int()).check(z.maxLength(20));
const countries = z.array(z.int()).check(z.maxLength(100));
const scope = z.strictObject({ roles, countries });
const profile = z.strictObject({
  user_country: z.optional(z.int()),
  manage_countries: z.optional(countries),
  /** null removes the picture */
  avatar: maybe(text(200)),
  lang: maybe(text(12)),
});
const lines = {
  first_name: maybe(text(ACCOUNT_MAX.name)),
  last_name: maybe(text(ACCOUNT_MAX.name)),
  function: maybe(text(ACCOUNT_MAX.line)),
  position: maybe(text(ACCOUNT_MAX.line)),
  organization: maybe(text(ACCOUNT_MAX.line)),
  biosketch: maybe(text(ACCOUNT_MAX.biosketch)),
  profile: z.optional(profile),
};

/** Body of `POST a/users/`. The user name is the e-mail address and may be left out. */
export const accountCreate = z.strictObject({
  ...lines,
  email: z.string().check(z.minLength(1), z.maxLength(ACCOUNT_MAX.email)),
  username: z.optional(text(ACCOUNT_MAX.email)),
  groups: z.optional(roles),
  action_scope: z.optional(scope),
});
export type AccountCreate = z.infer<typeof accountCreate>;

/**
 * Body of `PATCH a/users/{id}/`. Owners may change lines, country, language and picture, and e-mail and
 * password with their current password; managers everything but picture and password. Other fields are
 * refused.
 */
export const accountPatch = z.strictObject({
  ...lines,
  email: z.optional(text(ACCOUNT_MAX.email)),
  /** the e-mail address; may be left out */
  username: z.optional(text(ACCOUNT_MAX.email)),
  groups: z.optional(roles),
  action_scope: z.optional(scope),
  is_active: z.optional(z.boolean()),
  password: z.optional(text(1024)),
  current_password: z.optional(text(1024)),
});
export type AccountPatch = z.infer<typeof accountPatch>;

/** The mail that was sent to an account. */
export const sentLink = z.object({ purpose: z.enum(['invite', 'reset']), until: instant });
export type SentLink = z.infer<typeof sentLink>;

/** An open login of the caller. */
export const openSession = z.object({
  id: uuid,
  /** name of the browser and of its operating system; null where unknown */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: instant,
  last_used_at: instant,
  /** whether it is the login of this request */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const sessionParams = z.strictObject({ id: uuid });
export const emailConfirm = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(512)) });
export const endedSessions = z.object({ ended: z.int() });
