import { sql } from 'kysely';
import type { Store } from '../../../db/store';
import type { CaseListRequest } from '../list/case-list-request';
import { reversed } from '../list/keys';
import { readRows } from '../list/list';

/**
 * Ids of the previous and next case of a list; null at its ends. A case that no longer matches the filter,
 * for instance after its review, keeps its position.
 */
export async function neighboursIn(
  store: Store,
  ask: CaseListRequest,
  id: number,
): Promise<{ above: number | null; below: number | null }> {
  const keys = ask.keys.map((key, i) => sql`${sql.ref(`c.${key.column}`)}::text as ${sql.ref(`k${i}`)}`);
  const { rows } = await sql<Record<string, string | null>>`
    select ${sql.join(keys)} from case_report c where c.id = ${id}`.execute(store.read);
  const at = ask.keys.map((_, i) => rows[0]?.[`k${i}`] ?? null);
  const isPlaced = (position: (string | null)[]): position is string[] => !position.includes(null);
  if (!isPlaced(at)) return { above: null, below: null };
  const next = async (walked: CaseListRequest) => {
    const [found] = await readRows(store, walked, { at, inclusive: false, limit: 1 }, []);
    return found?.row.id ?? null;
  };
  const [above, below] = await Promise.all([next({ ...ask, keys: reversed(ask.keys) }), next(ask)]);
  return { above, below };
}
