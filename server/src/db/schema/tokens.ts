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
  purpose: 'reset' | 'invite' | 'email';
  /** New address that an `email` token confirms. */
  email: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: InstantOrNull;
}

/** Tables of logins and one-time links. */
export interface TokenTables {
  refresh_family: RefreshFamilyTable;
  refresh_token: RefreshTokenTable;
  one_time_token: OneTimeTokenTable;
}
