import type { RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import type { Reader } from '../../db/store';
import { fullName } from '../users/full-name';
import type { RevisionRow } from './lock-revision';

/** Revisions in list form with names of people, by one query for all of them. */
export async function revisionItems(db: Reader, rows: readonly RevisionRow[]): Promise<RevisionItem[]> {
  const people = await namesOf(
    db,
    rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by]),
  );
  return rows.map((row) => ({
    ...{ id: row.id, version: row.version, uuid: row.uuid, status: row.status },
    ...{ actionType: row.action_type, object_type: row.object_type, object_id: row.object_id },
    ...{ object_name: row.object_name, changed: Object.keys(row.after) },
    user: people(row.user_id),
    date: row.created_at.toISOString(),
    decided_by: people(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    ...{ asked_reason: row.asked_reason, source: row.source },
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    reverts: row.reverts,
  }));
}

async function namesOf(db: Reader, ids: readonly (number | null)[]) {
  const knownIds = [...new Set(ids.filter((id) => id !== null))];
  const users =
    knownIds.length === 0
      ? []
      : await db
          .selectFrom('app_user')
          .select(['id', 'first_name', 'last_name', 'email'])
          .where('id', 'in', knownIds)
          .execute();
  const names = new Map(users.map((user) => [user.id, fullName(user) ?? '']));
  return (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
}
