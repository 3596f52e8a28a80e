import { REVISIONS_PER_PAGE, type RevisionFilter } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionItem, RevisionSummary } from '@ciguawatch/shared/api/schemas/revision';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { sql } from 'kysely';
import type { Reader } from '../../db/store';
import type { Operator } from '../../http/operator';
import { fullName } from '../users/full-name';
import { revisionItems } from './items';

/** Revisions that an account may see: moderators all except withdrawn ones, others their own. */
const visibleTo = (db: Reader, { id, groups }: Operator, mine: boolean) => {
  const allRevisions = db.selectFrom('revision as r');
  return mine || !groups.includes(ROLE.moderator)
    ? allRevisions.where('r.user_id', '=', id)
    : allRevisions.where('r.withdrawn_at', 'is', null);
};

/**
 * One page of revisions: pending ones oldest first, others newest first; `next` is the last one's id unless it
 * is the last page.
 */
export async function listRevisions(
  db: Reader,
  who: Operator,
  filter: RevisionFilter,
): Promise<{ items: RevisionItem[]; next: number | null }> {
  const { status, object_type, object_id, actionType, user, after } = filter;
  const forward = status === 'pending';
  let query = visibleTo(db, who, filter.mine ?? false).selectAll('r');
  if (status) query = query.where('r.status', '=', status);
  if (object_type) query = query.where('r.object_type', '=', object_type);
  if (object_id) query = query.where('r.object_id', '=', object_id);
  if (actionType) query = query.where('r.action_type', '=', actionType);
  if (user) query = query.where('r.user_id', '=', user);
  if (after) query = query.where('r.id', forward ? '>' : '<', after);
  const rows = await query
    .orderBy('r.id', forward ? 'asc' : 'desc')
    .limit(REVISIONS_PER_PAGE + 1)
    .execute();
  const page = rows.slice(0, REVISIONS_PER_PAGE);
  const next = rows.length > REVISIONS_PER_PAGE ? (page.at(-1)?.id ?? null) : null;
  return { items: await revisionItems(db, page), next };
}

/** Numbers by state and authors of the revisions that an account may see. */
export async function summariseRevisions(db: Reader, who: Operator, mine: boolean): Promise<RevisionSummary> {
  const totals = await visibleTo(db, who, mine)
    .leftJoin('app_user as u', 'u.id', 'r.user_id')
    .select(['r.status', 'u.id', 'u.first_name', 'u.last_name', 'u.email'])
    .select(sql<number>`count(*)::int`.as('n'))
    .groupBy(['r.status', 'u.id'])
    .execute();
  const count = (of: string) => totals.reduce((sum, row) => sum + (row.status === of ? row.n : 0), 0);
  const authors = new Map(
    totals.flatMap((row) => (row.id === null ? [] : [[row.id, fullName(row) ?? ''] as const])),
  );
  return {
    counts: { pending: count('pending'), approved: count('approved'), rejected: count('rejected') },
    authors: [...authors].map(([id, name]) => ({ id, name })),
  };
}
