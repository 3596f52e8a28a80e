import { sign } from '../../security/hash';
import { seal, unseal } from '../../security/seal';

const PURPOSE = 'follow';

/** An address as it is stored: sealed, and its keyed hash, which is the same for every spelling in capitals. */
export const storedAddress = (secret: string, address: string) => ({
  address: seal(secret, PURPOSE, address),
  address_hash: addressHash(secret, address),
});

/** The hash by which the rows of an address are found. */
export const addressHash = (secret: string, address: string): string =>
  sign(secret, `follow:address:${address.toLowerCase()}`);

/** A stored address; null where it was sealed under another secret. */
export function openAddress(secret: string, sealed: string): string | null {
  try {
    return unseal(secret, PURPOSE, sealed);
  } catch {
    return null;
  }
}
