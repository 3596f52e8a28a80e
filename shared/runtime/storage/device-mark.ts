import { DEVICE_MARK_KEY } from './device-name';
import { deviceStore } from './device-store';
import { isFallbackUsed } from './fallback-store';
import { remember } from './local-storage';

/** Updates the flag by what the device really stores, because sent items are deleted after a month. */
export async function checkDeviceMark(): Promise<void> {
  const kept = await Promise.all(
    (['drafts', 'outbox', 'sent'] as const).map((area) => deviceStore.entries(area)),
  );
  // Items in the fallback store cannot be read now, so leave the flag unchanged.
  if (isFallbackUsed.get()) return;
  remember(DEVICE_MARK_KEY, kept.some((one) => one.size > 0) ? 'true' : null);
}
