import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';

/** Milliseconds in which an open alert counts as urgent: people may still have the fish at home. */
const NEW_MS = 7 * 86_400_000;

/**
 * Open alerts; urgent when one was raised within seven days.
 * @param now milliseconds since 1970 UTC
 */
export async function alertsOpen(store: Store, who: Operator, now: number): Promise<WaitingWork> {
  if (who.countries.length === 0) return { count: 0, urgent: false };
  const { n, latest, oldest } = await store.read
    .selectFrom('alert')
    .select(({ fn }) => [
      fn.countAll<number>().as('n'),
      fn.max('raised_at').as('latest'),
      fn.min('raised_at').as('oldest'),
    ])
    .where('country', 'in', who.countries)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return toWaitingWork(Number(n), latest !== null && now - latest.getTime() <= NEW_MS, oldest);
}
