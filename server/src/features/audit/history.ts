import type { AuditEntry } from '@ciguawatch/shared/api/schemas/public';
import type { Store } from '../../db/store';
import type { AuditKind } from './audit';

/** Largest number of changes in one response, the newest ones. */
const MOST = 500;

/**
 * Changes of one object, newest first.
 * @param countries only changes made in these; null for a kind without a country
 */
export async function readHistory(
  store: Store,
  kind: AuditKind,
  id: string,
  countries: number[] | null,
): Promise<AuditEntry[]> {
  let query = store.read
    .selectFrom('audit as a')
    .leftJoin('app_user as u', 'u.id', 'a.user_id')
    .leftJoin('app_user as p', 'p.id', 'a.approved_by')
    .select(['a.id', 'a.at', 'a.kind', 'a.object_id', 'a.action', 'a.before', 'a.after'])
    .select(['u.id as user_id', 'u.first_name', 'u.last_name', 'u.username'])
    .select([
      'p.id as approver',
      'p.first_name as p_first',
      'p.last_name as p_last',
      'p.username as p_username',
    ])
    .where('a.kind', '=', kind)
    .where('a.object_id', '=', id)
    .orderBy('a.id', 'desc')
    .limit(MOST);
  if (countries !== null) query = query.where('a.country', 'in', countries.length > 0 ? countries : [-1]);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    user: row.user_id === null ? null : { id: row.user_id, name: nameOf(row) },
    ...(row.approver !== null && {
      approved_by: {
        id: row.approver,
        name: nameOf({ first_name: row.p_first, last_name: row.p_last, username: row.p_username }),
      },
    }),
    kind: row.kind,
    object_id: row.object_id,
    action: row.action,
    before: row.before,
    after: row.after,
  }));
}

function nameOf(row: {
  first_name: string | null;
  last_name: string | null;
  username: string | null;
}): string {
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.username ?? '');
}
