import { hmacOf } from '../../security/hash';
import type { PersonSearch } from './person-search';

/**
 * Pseudonym of a person in the audit trail, in exports and on receipts: a keyed hash of the searched value, the
 * same for every spelling. The value itself would be personal data that could not be erased from there.
 */
export function personReference(secret: string, { kind, key }: Pick<PersonSearch, 'kind' | 'key'>): string {
  const letters = Buffer.from(hmacOf(secret, `person:${kind}:${key}`), 'base64url').toString('hex');
  return (letters.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
