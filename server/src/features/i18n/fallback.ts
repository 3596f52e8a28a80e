import type { Reader } from '../../db/store';
import { SOURCE } from './dictionary';

/** A language and its fallbacks, nearest first, ending in English. */
export async function fallbackChain(db: Reader, code: string): Promise<string[]> {
  const rows = await db.selectFrom('language').select(['code', 'fallback']).execute();
  const behind = new Map(rows.map((row) => [row.code, row.fallback]));
  const chain: string[] = [];
  for (let at: string | null = code; at !== null && !chain.includes(at); at = behind.get(at) ?? null)
    chain.push(at);
  return chain.includes(SOURCE) ? chain : [...chain, SOURCE];
}
