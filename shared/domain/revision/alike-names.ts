import { editDistance } from '../text/search/near';
import { normalise } from '../text/search/search';

/** Names shorter than this differ too much by two letters to be a slip of one another. */
const LONG = 8;

/** A species or group by the name that must be its own. */
export interface Titled {
  id: number;
  title: string;
}

/** Those with the same name once accents, case, spaces and signs are left out. */
export const sameNamed = <T extends Titled>(others: readonly T[], name: string): T[] =>
  others.filter(({ title }) => normalise(title) === normalise(name));

/**
 * Those whose name is one typing error away, or two in a long name: perhaps the same one, misspelt. Equal names are
 * left out, because they are refused.
 */
export function nearNamed<T extends Titled>(others: readonly T[], name: string): T[] {
  const wanted = normalise(name);
  const most = wanted.length < LONG ? 1 : 2;
  return others.filter(({ title }) => {
    const distance = editDistance(wanted, normalise(title), most);
    return distance > 0 && distance <= most;
  });
}
