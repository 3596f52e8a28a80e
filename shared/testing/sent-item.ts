import type { SentItem } from '../runtime/outbox/outbox-types';
import { deviceStore } from '../runtime/storage/device-store';

/** Puts a report that was sent on the device, as another tab or an earlier visit left it there. */
export async function keepSent(item: SentItem): Promise<void> {
  await deviceStore.put('sent', item.uuid, item);
}
