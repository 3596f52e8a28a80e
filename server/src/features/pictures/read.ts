import type { Picture } from '@ciguawatch/shared/api/schemas/picture';
import { widthsOf } from '@ciguawatch/shared/domain/picture/picture-key';
import type { Store } from '../../db/store';

/** A picture by its key; null when there is none. */
export async function findPicture(store: Store, key: string): Promise<Picture | null> {
  const row = await store.read
    .selectFrom('picture')
    .select(['key', 'width', 'height', 'placeholder', 'author', 'licence'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { ...row, widths: widthsOf(row.width) } : null;
}
