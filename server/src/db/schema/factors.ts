import type { Generated } from 'kysely';
import type { Instant, InstantOrNull } from './column';

/** The authenticator app of an account. */
interface TotpTable {
  user_id: number;
  /** Shared secret (base32), sealed. */
  secret: string;
  created_at: Instant;
  /** Null until the person has shown a code of the app. */
  confirmed_at: InstantOrNull;
  /** Time step (RFC 6238) of the last accepted code. */
  last_step: Generated<number>;
}

interface RecoveryCodeTable {
  code_hash: string;
  user_id: number;
  used_at: InstantOrNull;
}

interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  /** Number that the authenticator gave it (base64url). */
  credential_id: string;
  /** COSE key (base64url). */
  public_key: string;
  /** Signatures that the authenticator has counted; 0 for those that do not count. */
  counter: number;
  /** How browsers reach the authenticator, separated by spaces. */
  transports: string;
  /** Name that the owner gave. */
  name: string;
  created_at: Instant;
  last_used_at: InstantOrNull;
}

interface PasskeyChallengeTable {
  /** Hash of the challenge. */
  challenge: string;
  /** Account that adds a passkey; null for a login. */
  user_id: number | null;
  expires_at: Instant;
}

/** A role whose accounts must have a second factor, and since when. */
interface FactorDemandTable {
  role: number;
  since: Instant;
}

/** Tables of second factors. */
export interface FactorTables {
  totp: TotpTable;
  recovery_code: RecoveryCodeTable;
  factor_demand: FactorDemandTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
}
