import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { hash, verify } from '@node-rs/argon2';
import { HttpError } from '../../http/errors/http-error';

/** argon2id with 19 MiB, two passes, one lane: the first choice of OWASP's password storage guidance. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits. Without a stored hash the same work is done against
 * a decoy, so that the time does not tell which accounts exist.
 */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const fits = await verify(stored ?? (await decoy), password);
  return fits && Boolean(stored);
}

/** Refuses a password outside the rule of the specification, section 5, or a common one. */
export function checkPassword(password: string): void {
  const fault = passwordFault(password);
  if (fault) throw new HttpError(400, fault, { fields: { password: fault } });
}
