import { languageChain } from '@ciguawatch/shared/domain/text/fallback';
import type { Reader } from '../../db/store';

/** A language and its fallbacks, nearest first, ending in English. */
export async function fallbackChain(db: Reader, code: string): Promise<string[]> {
  const rows = await db.selectFrom('language').select(['code', 'fallback']).execute();
  const behind = new Map(rows.map((row) => [row.code, row.fallback]));
  return languageChain(code, (one) => behind.get(one));
}
