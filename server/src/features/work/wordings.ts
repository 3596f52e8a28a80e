import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import type { Operator } from '../../http/operator';
import { toWaitingWork } from '../../http/waiting-work';
import { editableCodes } from '../i18n/wordings/rows';

/** Wordings of visitors that no translator has decided, in the languages that an account may edit; never urgent. */
export async function wordingsOpen(store: Store, who: Operator): Promise<WaitingWork> {
  const codes = await editableCodes(store.read, who);
  if (codes.length === 0) return toWaitingWork(0, false, null);
  const { n, oldest } = await store.read
    .selectFrom('wording')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('at').as('oldest')])
    .where('language', 'in', codes)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return toWaitingWork(Number(n), false, oldest);
}
