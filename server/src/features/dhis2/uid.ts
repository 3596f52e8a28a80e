import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;

/** Kinds of objects that get an identifier of DHIS2. */
type Kind =
  | 'organisationUnit'
  | 'optionSet'
  | 'option'
  | 'dataElement'
  | 'program'
  | 'stage'
  | 'dataSet'
  | 'event';

/**
 * Identifier of DHIS2: a letter and ten letters or digits. It is a digest of kind and key, so that a later export
 * updates what an earlier one created, and no table is needed. One of 100,000 meets another with a chance of 1 in
 * 10^8.
 */
export function uid(kind: Kind, key: string | number): string {
  const digest = createHash('sha256').update(`ciguawatch:${kind}:${key}`).digest();
  const signs = [...digest.subarray(1, 11)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `${LETTERS[(digest[0] as number) % LETTERS.length]}${signs.join('')}`;
}

/** The category combination "default" and its option have these identifiers in every instance of DHIS2. */
export const DEFAULT_COMBINATION = { category: 'bjDvmb4bfuf', option: 'HllvX50cXC0' };
