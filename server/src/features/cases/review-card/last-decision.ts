import type { ReviewCard } from '@ciguawatch/shared/api/schemas/desk/review-card';
import { REVIEW_STATES } from '@ciguawatch/shared/domain/codes/choices';
import { sql } from 'kysely';
import type { Store } from '../../../db/store';

type Decision = NonNullable<ReviewCard['last']>;

/** What a decision was about, by the field of the trail that shows it; the first that applies is said. */
const SHOWN_BY = {
  review_state: 'state',
  duplicate_of: 'duplicate',
  match_event: 'meal',
  case_location_id: 'place',
  specie_id: 'fish',
  phenotype_id: 'fish',
} as const satisfies Record<string, Decision['what']>;

const WHOLE: Readonly<Record<string, Decision['what']>> = { delete: 'deleted', restore: 'restored' };

interface Line {
  at: Date;
  by: string | null;
  action: string;
  after: Record<string, unknown> | null;
}

/** The last decision of an editor on a case, from its trail; null without any. */
export async function lastDecision(store: Store, id: number): Promise<ReviewCard['last']> {
  const fields = Object.keys(SHOWN_BY);
  const { rows } = await sql<Line>`
    select a.at, a.action, a.after, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username) as by
    from audit a left join app_user u on u.id = a.user_id
    where a.kind = 'case' and a.object_id = ${String(id)} and a.user_id is not null
      and (a.action in ('delete', 'restore')
        or a.action in ('update', 'review') and jsonb_exists_any(a.after, ${fields}::text[]))
    order by a.id desc limit 1`.execute(store.read);
  const [line] = rows;
  if (!line) return null;
  const after = line.after ?? {};
  const field = (Object.keys(SHOWN_BY) as (keyof typeof SHOWN_BY)[]).find((name) => name in after);
  return {
    at: line.at.toISOString(),
    by: line.by,
    what: WHOLE[line.action] ?? (field ? SHOWN_BY[field] : 'state'),
    state: REVIEW_STATES.find((state) => state === after.review_state) ?? null,
    // An erased reason is a keyed hash, not a text.
    reason: typeof after.reason === 'string' ? after.reason : null,
  };
}
