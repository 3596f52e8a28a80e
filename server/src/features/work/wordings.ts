import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';
import type { Store } from '../../db/store';
import { waiting } from '../../http/waiting-work';
import type { Who } from '../../http/who';
import { editableCodes } from '../i18n/wordings/rows';

/** Wordings of visitors that no translator has decided, in the languages that an account may edit; never urgent. */
export async function wordingsOpen(store: Store, who: Who): Promise<WaitingWork> {
  const codes = await editableCodes(store.read, who);
  if (codes.length === 0) return waiting(0, false, null);
  const { n, oldest } = await store.read
    .selectFrom('wording')
    .select(({ fn }) => [fn.countAll<number>().as('n'), fn.min('at').as('oldest')])
    .where('language', 'in', codes)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return waiting(Number(n), false, oldest);
}
