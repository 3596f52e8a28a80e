import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';

/** Questions about silent islands that nobody answered; never urgent. */
export async function silencesOpen(store: Store, who: Operator): Promise<WaitingWork> {
  const { n, oldest } = await store.read
    .selectFrom('silence')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('asked_at').as('oldest')])
    .where('country', 'in', [0, ...who.countries])
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow();
  return toWaitingWork(Number(n), false, oldest);
}
