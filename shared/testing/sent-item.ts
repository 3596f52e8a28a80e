import type { SentItem } from '../runtime/outbox/outbox-types';
import { deviceStore } from '../runtime/storage/device-store';

/** Stores a sent report on the device, as another tab or an earlier visit would have left it. */
export async function keepSent(item: SentItem): Promise<void> {
  await deviceStore.put('sent', item.uuid, item);
}
