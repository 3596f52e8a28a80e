import { isPictureKey } from '@ciguawatch/shared/domain/picture/picture-key';
import type { FieldValues } from '@ciguawatch/shared/domain/revision/flat-fields';
import type { Transaction } from 'kysely';
import type { DB } from '../../db/schema';
import { markPictureUsed } from '../pictures/mark-picture-used';

/**
 * Marks the picture named by the fields as used, so that it is not collected.
 * @param now milliseconds since 1970 UTC
 * @throws HttpError 400 `unknown_id` of `media`
 */
export async function markPictureOfFields(
  trx: Transaction<DB>,
  { media }: FieldValues,
  now: number,
): Promise<void> {
  if (typeof media === 'string' && isPictureKey(media))
    await markPictureUsed(trx, { key: media, use: 'fishbase', field: 'media', now });
}
