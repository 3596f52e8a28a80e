import * as z from 'zod/mini';
import { instant, maybe, text, uuid, version } from '../common';
import { me } from './user';

/** Where an account stands: open, waiting for its first password, or closed. */
export const ACCOUNT_STATES = ['active', 'invited', 'inactive'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Longest texts of an account, in characters. */
export const ACCOUNT_MAX = { name: 150, email: 254, line: 200, biosketch: 4000 } as const;

/** An account as those who manage it see it, and as its owner does. */
export const account = z.object({
  ...me.shape,
  version,
  state: z.enum(ACCOUNT_STATES),
  created_at: instant,
  /** null when nobody ever logged in */
  last_login_at: z.nullable(instant),
  /** until when the link of the invitation works; null where none waits */
  invited_until: z.nullable(instant),
  /** another address that its owner has asked for and not confirmed yet; told to the owner only */
  pending_email: z.nullable(z.string()),
  /** whether the asker may change it: its roles, countries and scope all lie within what the asker may grant */
  editable: z.boolean(),
});
export type Account = z.infer<typeof account>;

const roles = z.array(z.int()).check(z.maxLength(20));
const countries = z.array(z.int()).check(z.maxLength(100));
const scope = z.strictObject({ roles, countries });
const profile = z.strictObject({
  user_country: z.optional(z.int()),
  manage_countries: z.optional(countries),
  /** null takes the picture away */
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

/** `POST a/users/`: the user name is the e-mail, and may be left out. */
export const accountCreate = z.strictObject({
  ...lines,
  email: z.string().check(z.minLength(1), z.maxLength(ACCOUNT_MAX.email)),
  username: z.optional(text(ACCOUNT_MAX.email)),
  groups: z.optional(roles),
  action_scope: z.optional(scope),
});
export type AccountCreate = z.infer<typeof accountCreate>;

/**
 * `PATCH a/users/{id}/`. Of one's own account: the lines, country, language and picture; e-mail and password with
 * the current password. Of another one: all but picture and password. Anything else is refused.
 */
export const accountPatch = z.strictObject({
  ...lines,
  email: z.optional(text(ACCOUNT_MAX.email)),
  groups: z.optional(roles),
  action_scope: z.optional(scope),
  is_active: z.optional(z.boolean()),
  password: z.optional(text(1024)),
  current_password: z.optional(text(1024)),
});
export type AccountPatch = z.infer<typeof accountPatch>;

/** Response of `OPTIONS a/users/`: roles, countries and languages that the caller may give an account. */
export const accountFormOptions = z.object({
  roles: z.array(z.int()),
  countries: z.array(z.int()),
  /** country of a new account when none is given */
  default_country: z.int(),
  languages: z.array(z.string()),
});
export type AccountFormOptions = z.infer<typeof accountFormOptions>;

/** What was mailed to an account. */
export const sentLink = z.object({ purpose: z.enum(['invite', 'reset']), until: instant });
export type SentLink = z.infer<typeof sentLink>;

/** One open login of the person who asks. */
export const openSession = z.object({
  id: uuid,
  /** names of the browser and of the system it runs on; null where they are not known */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  started_at: instant,
  last_used_at: instant,
  /** the one that asks */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const sessionParams = z.strictObject({ id: uuid });
export const emailConfirm = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(512)) });
export const endedSessions = z.object({ ended: z.int() });
