import { sign } from '../../security/hash';
import type { Asked } from './asked';

/**
 * What stands for a person in the trail, in exports and on receipts: a keyed hash of what was asked for, the same for
 * every spelling. The value itself would be personal data that nothing could erase from there.
 */
export function referenceOf(secret: string, { kind, key }: Pick<Asked, 'kind' | 'key'>): string {
  const letters = Buffer.from(sign(secret, `person:${kind}:${key}`), 'base64url').toString('hex');
  return (letters.slice(0, 12).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
