import { MOST_SETTINGS, type Visit } from '@ciguawatch/shared/api/calls/accounts/settings';
import type { Deps } from '../../deps';
import { invalidFields } from '../../http/errors/http-error';
import type { Operator } from '../../http/operator';

/** Milliseconds without activity after which a visit ends. */
const VISIT_PAUSE_MS = 30 * 60_000;

/**
 * Notes that an account is at a screen.
 * @returns when its previous visit ended
 */
export async function noteVisit({ store, clock }: Deps, who: Operator, key: string): Promise<Visit> {
  const now = new Date(clock.now());
  return store.tx(async (trx) => {
    await trx.selectFrom('app_user').select('id').where('id', '=', who.id).forUpdate().execute();
    const visits = await trx.selectFrom('person_visit').selectAll().where('user_id', '=', who.id).execute();
    const last = visits.find((one) => one.key === key);
    if (!last && visits.length >= MOST_SETTINGS) throw invalidFields({ key: 'too_large' });
    const going = last !== undefined && now.getTime() - last.seen_at.getTime() < VISIT_PAUSE_MS;
    const next = going
      ? { since: last.since, previous_at: last.previous_at }
      : { since: now, previous_at: last?.seen_at ?? null };
    await trx
      .insertInto('person_visit')
      .values({ user_id: who.id, key, ...next, seen_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet({ ...next, seen_at: now }))
      .execute();
    return { previous: next.previous_at?.toISOString() ?? null, since: next.since.toISOString() };
  });
}
