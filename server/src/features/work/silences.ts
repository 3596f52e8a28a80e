import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import { waiting } from '../../http/waiting-work';
import type { Who } from '../../http/who';

/** Questions about silent islands that nobody answered; never urgent. */
export async function silencesOpen(store: Store, who: Who): Promise<WaitingWork> {
  const { n, oldest } = await store.read
    .selectFrom('silence')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('asked_at').as('oldest')])
    .where('country', 'in', [0, ...who.countries])
    .where('answer', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting(Number(n), false, oldest);
}
