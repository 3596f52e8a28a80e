import { DEVICE_MARK } from './device-name';
import { deviceStore } from './device-store';
import { inFallback } from './fallback-store';
import { remember } from './local-storage';

/** Sets the mark by what the device really keeps: what was sent is forgotten after a month. */
export async function checkDeviceMark(): Promise<void> {
  const kept = await Promise.all(
    (['drafts', 'outbox', 'sent'] as const).map((area) => deviceStore.entries(area)),
  );
  // What is kept apart cannot be read now: it counts, as it did.
  if (inFallback.get()) return;
  remember(DEVICE_MARK, kept.some((one) => one.size > 0) ? 'true' : null);
}
