import { hmacOf } from '../../security/hash';
import { seal, unseal } from '../../security/seal';

const PURPOSE = 'follow';

/**
 * An address as it is stored: sealed, and the keyed hash by which it is found.
 * @param hashed what is hashed, where it is not the whole address
 */
export const storedAddress = (secret: string, address: string, hashed = address.toLowerCase()) => ({
  address: seal(secret, PURPOSE, address),
  address_hash: addressHash(secret, hashed),
});

/** The hash by which the rows of an address are found. @param address in small letters */
export const addressHash = (secret: string, address: string): string =>
  hmacOf(secret, `follow:address:${address}`);

/** A stored address; null where it was sealed under another secret. */
export function openAddress(secret: string, sealed: string): string | null {
  try {
    return unseal(secret, PURPOSE, sealed);
  } catch {
    return null;
  }
}
