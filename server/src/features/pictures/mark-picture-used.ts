import type { PictureUse } from '@ciguawatch/shared/domain/picture/picture-terms';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { invalidFields } from '../../http/errors/http-error';

/**
 * Marks a picture as used in the transaction that stores its key: it must exist, be of this kind, and is not
 * collected meanwhile. For an avatar, `owner` must have uploaded it.
 * @throws HttpError 400 `unknown_id` of `field`
 */
export async function markPictureUsed(
  trx: Transaction<DB>,
  held: { key: string; use: PictureUse; field: string; now: number; owner?: number },
): Promise<void> {
  const found = await trx
    .updateTable('picture')
    .set({ touched_at: new Date(held.now) })
    .where('key', '=', held.key)
    .where('purpose', '=', held.use)
    .$if(held.owner !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('picture_upload')
            .select('uuid')
            .whereRef('picture_upload.key', '=', 'picture.key')
            .where('picture_upload.user_id', '=', held.owner ?? 0),
        ),
      ),
    )
    .returning('key')
    .execute();
  if (found.length === 0) throw invalidFields({ [held.field]: 'unknown_id' });
}
