import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config/config';
import { HttpError } from '../../http/errors/http-error';
import { DEMO_PASSWORD } from '../users/demo-password';

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

/** What a new password must not be made of: names and address of its person. */
export interface PasswordPerson {
  first_name: string;
  last_name: string;
  email: string;
}

/**
 * Checks a new password against the rules.
 * @param person null where it is not known yet
 * @throws HttpError 400 for one against the rule of the specification, section 5, a common one, one made of the
 * person's names or address, or that of the demonstration where there is none
 */
export function checkPassword(
  { config }: { config: Pick<Config, 'demo'> },
  password: string,
  person: PasswordPerson | null,
): void {
  const about = person ? [person.first_name, person.last_name, person.email] : [];
  const isPublished = !config.demo && password.toLowerCase() === DEMO_PASSWORD.toLowerCase();
  const fault = isPublished ? 'password_published' : passwordFault(password, about);
  if (fault) throw new HttpError(400, fault, { fields: { password: fault } });
}
