import type { PersonSubject } from '@ciguawatch/shared/api/schemas/person';
import type { ErasureContext } from './erasing';

/** Erases an island that an address follows, and the mails to it; the trail holds nothing of either. */
export async function eraseFollow({ trx }: ErasureContext, { id }: PersonSubject): Promise<void> {
  await trx.deleteFrom('follow').where('id', '=', Number(id)).execute();
}
