import type { Reader } from '../../../db/store';
import { sign } from '../../../security/hash';

/** A report whose tombstone alone is left. */
export interface ErasedReport {
  id: number;
  /** Whether a body is what was sent under its identifier. */
  isRepeat(hash: string): boolean;
}

/**
 * What the tombstone of a case keeps of the fingerprint of its report. The fingerprint alone would give away what few
 * answers there were: they could be tried one after another. The secret is not in the database.
 */
export const keyedFingerprint = (secret: string, hash: string): string => sign(secret, `erased:${hash}`);

/** The report of an identifier that was withdrawn or deleted and emptied since; undefined where there is none. */
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
