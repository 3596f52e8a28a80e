import { serverDictionary } from './i18n/dictionary';
import { startSending } from './outbox/start-sending';
import { DEVICE_MARK } from './storage/device-name';
import { recall } from './storage/local-storage';

const checkMark = async () => (await import('./storage/device-mark')).checkDeviceMark();

/**
 * What may wait until the first page is drawn: edited texts, the queue of the device and its
 * sender. The shell calls it once; the session is started before, by `session.start()`.
 */
export async function startInBackground(): Promise<void> {
  serverDictionary.start();
  if (recall(DEVICE_MARK)) void checkMark().catch(() => undefined);
  await startSending();
}
