import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors/http-error';

/** argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's password storage guidance. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash of a new password, with salt and parameters in it. */
export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2_OPTIONS);

let decoyHash: Promise<string> | undefined;

/**
 * Whether a password matches. Without a stored hash the same work is done on a decoy, so that the response
 * time does not reveal which accounts exist.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  decoyHash ??= hashPassword('decoy');
  const isMatch = await verify(stored ?? (await decoyHash), password);
  return isMatch && Boolean(stored);
}

/**
 * Checks a new password.
 * @throws HttpError 400 for one against the rule of the specification, section 5, or a common one
 */
export function checkPassword(password: string): void {
  const fault = passwordFault(password);
  if (fault) throw new HttpError(400, fault, { fields: { password: fault } });
}
