import * as z from 'zod/mini';
import { id, instant } from '../common';

/** The password of the account or a code: asked for again before second factors change. */
export const proof = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(1024))),
  code: z.optional(z.string().check(z.maxLength(64))),
});
export type Proof = z.infer<typeof proof>;

/** A code of the authenticator app, or a recovery code. */
export const factorCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(64)) });

/** Second factors of an account. */
export const factors = z.object({
  /** when the authenticator app was added */
  totp: z.nullable(instant),
  passkeys: z.array(
    z.object({ id, name: z.string(), created_at: instant, last_used_at: z.nullable(instant) }),
  ),
  recovery_left: z.int(),
});
export type Factors = z.infer<typeof factors>;

/** A shared secret for an authenticator app: to type (base32), and as the address that a QR code holds. */
export const totpOffer = z.object({ secret: z.string(), uri: z.string() });
export type TotpOffer = z.infer<typeof totpOffer>;

/** New recovery codes, which are shown once; null when those of the account stay. */
export const recoveryCodes = z.object({ recovery_codes: z.nullable(z.array(z.string())) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** Options for the browser's dialog (WebAuthn), passed to it as they are. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });
export type PasskeyOptions = z.infer<typeof passkeyOptions>;

/** Characters of the name of a passkey. */
export const PASSKEY_NAME_MAX = 60;

const passkeyNameText = z.string().check(z.minLength(1), z.maxLength(PASSKEY_NAME_MAX), z.regex(/\S/));

/** Another name for a passkey. */
export const passkeyName = z.strictObject({ name: passkeyNameText });

/** A passkey that the browser made: its number and proof in base64url (WebAuthn, section 5.2.1), and a name. */
export const newPasskey = z.strictObject({
  name: passkeyNameText,
  id: bytes(2048),
  clientDataJSON: bytes(4096),
  attestationObject: bytes(16_384),
  transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** A challenge signed by a passkey, in base64url (WebAuthn, section 5.2.2). */
export const passkeyProof = z.strictObject({
  id: bytes(2048),
  clientDataJSON: bytes(4096),
  authenticatorData: bytes(4096),
  signature: bytes(2048),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;
