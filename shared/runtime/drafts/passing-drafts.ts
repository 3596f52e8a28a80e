import { drafts } from './drafts';

/**
 * Prefix of the names of drafts that hold data of other people, as the list of a laboratory does: they are kept for a
 * day, and forgotten when their account leaves the browser.
 */
export const PASSING = 'passing:';

/** Deletes the passing drafts of an account. */
export async function forgetPassing(account: number): Promise<void> {
  for (const { name } of await drafts.list(PASSING, { account })) await drafts.remove(name, { account });
}
