import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import { sql } from 'kysely';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';
import { hasOtherModerator } from '../revisions/other-moderator';

/** Milliseconds: older waiting revisions are urgent, older decisions are no news. */
const WEEK_MS = 7 * 86_400_000;

/**
 * Revisions that a moderator may decide; urgent when one has waited for a week.
 * @param now milliseconds since 1970 UTC
 */
export async function revisionsWaiting(store: Store, who: Operator, now: number): Promise<WaitingWork> {
  const other = await hasOtherModerator(store.read, who.id);
  const { rows } = await sql<{ n: number; oldest: Date | null }>`
    select count(*)::int as n, min(created_at) as oldest from revision
    where status = 'pending' and (not ${other}::boolean or user_id is distinct from ${who.id})`.execute(
    store.read,
  );
  const { n = 0, oldest = null } = rows[0] ?? {};
  return toWaitingWork(n, oldest !== null && now - oldest.getTime() > WEEK_MS, oldest);
}

/**
 * One's own revisions decided within a week; urgent when one was rejected.
 * @param now milliseconds since 1970 UTC
 */
export async function revisionsMine(store: Store, { id }: Operator, now: number): Promise<WaitingWork> {
  const { rows } = await sql<{ n: number; refused: number; oldest: Date | null }>`
    select count(*)::int as n, count(*) filter (where status = 'rejected')::int as refused,
      min(decided_at) as oldest from revision
    where user_id = ${id} and decided_by is distinct from ${id} and decided_at >= ${new Date(now - WEEK_MS)}`.execute(
    store.read,
  );
  const { n = 0, refused = 0, oldest = null } = rows[0] ?? {};
  return toWaitingWork(n, refused > 0, oldest);
}

/** Species without a name in a language of the managed countries. */
export async function namesMissing(store: Store, { countries }: Operator): Promise<WaitingWork> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from specie s where s.deleted_at is null and exists (
      select from language l where l.countries && ${countries}::int[] and not exists (
        select from product_name p where p.specie_id = s.id and p.lang_id = l.id))`.execute(store.read);
  return { count: rows[0]?.n ?? 0, urgent: false };
}
