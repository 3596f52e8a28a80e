import * as z from 'zod/mini';
import { TOKEN_SCOPES } from '../../../contract/access/token-scopes';
import { id, instant } from '../common';
import { proof } from './factor';

/** Characters of the name of a token. */
export const TOKEN_NAME_MAX = 60;
/** Days that a token may work at most. */
const TOKEN_DAYS_MAX = 365;

const held = {
  /** calls that it opens */
  scopes: z.array(z.enum(TOKEN_SCOPES)).check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length)),
  /** only these of the countries that the person manages; all of them where null */
  countries: z.nullable(z.array(id).check(z.maxLength(300))),
};

/** A token to make, and the proof that its owner asks. */
export const newToken = z.strictObject({
  ...held,
  /** for which program, as its owner calls it */
  name: z.string().check(z.minLength(1), z.maxLength(TOKEN_NAME_MAX), z.regex(/\S/)),
  /** days until it ends */
  days: z.int().check(z.gte(1), z.lte(TOKEN_DAYS_MAX)),
  proof,
});
export type NewToken = z.infer<typeof newToken>;

/** A token of one's own account, without the secret. */
export const heldToken = z.object({
  ...held,
  id,
  name: z.string(),
  created_at: instant,
  expires_at: instant,
  last_used_at: z.nullable(instant),
});
export type HeldToken = z.infer<typeof heldToken>;

/** A token that was made, with its text, which is shown once. */
export const madeToken = z.object({ ...heldToken.shape, token: z.string() });
export type MadeToken = z.infer<typeof madeToken>;
