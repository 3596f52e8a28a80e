import type { TokenScope } from '@ciguawatch/shared/contract/access/token-scopes';
import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';

/** One login, with all refresh tokens that followed from it. */
interface RefreshFamilyTable {
  id: string;
  user_id: number;
  started_at: Instant;
  ends_at: Instant;
  revoked_at: InstantOrNull;
  revoke_reason: string | null;
  /** Name of the browser and of the operating system; null when unknown. */
  browser: string | null;
  system: string | null;
  last_used_at: Instant;
  /** Whether only the password was shown so far; the token then opens the second step alone. */
  factor_pending: Generated<boolean>;
  /** Whether the provider of single sign-on asked for a second factor. */
  provider_factor: Generated<boolean>;
}

interface RefreshTokenTable {
  token_hash: string;
  family_id: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
}

interface OneTimeTokenTable {
  token_hash: string;
  user_id: number;
  purpose: 'reset' | 'invite' | 'email' | 'login';
  /** New address that an `email` token confirms. */
  email: string | null;
  /** Whether a manager asked for that address. */
  by_manager: Generated<boolean>;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
}

/** A login or a failed try, kept for the owner of the account. */
interface SignInTable {
  id: Generated<number>;
  user_id: number;
  at: Instant;
  way: 'password' | 'code' | 'passkey' | 'link' | 'sso' | 'failed_password' | 'failed_code';
  /** Hash of the cookie of the browser. */
  device: string | null;
  browser: string | null;
  system: string | null;
  /** Whether the account had not been used from this device before. */
  is_new: Generated<boolean>;
}

/** A token by which a program acts for an account. */
interface PersonalTokenTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  /** Name that the owner gave. */
  name: string;
  scopes: TokenScope[];
  /** Only these of the countries that the account manages; null for all of them. */
  countries: number[] | null;
  created_at: Instant;
  expires_at: Instant;
  last_used_at: InstantOrNull;
  revoked_at: InstantOrNull;
}

/** Who an account is to a provider of single sign-on. */
interface SsoIdentityTable {
  id: Generated<number>;
  user_id: number;
  issuer: string;
  subject: string;
  created_at: Instant;
  last_used_at: InstantOrNull;
}

/** Tables of logins, one-time links and tokens for programs. */
export interface TokenTables {
  refresh_family: RefreshFamilyTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
  sign_in: SignInTable;
  personal_token: PersonalTokenTable;
  sso_identity: SsoIdentityTable;
}
