import type { Reader } from '../../../db/store';
import { fullName } from '../../users/full-name';

/** Account of a change with its name; null for none and for a removed account. */
export async function editorOf(db: Reader, id: number | null): Promise<{ id: number; name: string } | null> {
  if (id === null) return null;
  return (await editorsOf(db, [id])).get(id) ?? null;
}

/** Accounts by id with their names, for several changes. */
export async function editorsOf(
  db: Reader,
  ids: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(users.map((user) => [user.id, { id: user.id, name: fullName(user) ?? '' }]));
}
