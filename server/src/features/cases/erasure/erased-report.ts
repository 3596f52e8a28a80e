import type { Reader } from '../../../db/store';
import { hmacOf } from '../../../security/hash';

/** A removed report, known from its tombstone. */
export interface ErasedReport {
  id: number;
  /** Whether a body hash is that of the removed report. */
  isRepeat(hash: string): boolean;
}

/**
 * Fingerprint for the tombstone of a case. The plain hash would reveal a short report, whose possible
 * contents could be tried one by one; the key is not in the database.
 */
export const keyedFingerprint = (secret: string, hash: string): string => hmacOf(secret, `erased:${hash}`);

/** The erased report with this identifier; undefined if there is none. */
export async function erasedReport(
  db: Reader,
  secret: string,
  uuid: string,
): Promise<ErasedReport | undefined> {
  const left = await db
    .selectFrom('tombstone')
    .select(['id', 'body_hash'])
    .where('kind', '=', 'case')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!left) return undefined;
  const { id, body_hash } = left;
  return { id, isRepeat: (hash) => body_hash === hash || body_hash === keyedFingerprint(secret, hash) };
}
