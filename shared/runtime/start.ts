import { serverDictionary } from './i18n/dictionary';
import { startSending } from './outbox/start-sending';

/**
 * What may wait until the first page is drawn: edited texts, the queue of the device and its
 * sender. The shell calls it once; the session is started before, by `session.start()`.
 */
export async function startInBackground(): Promise<void> {
  serverDictionary.start();
  await startSending();
}
