import { serverDictionary } from './i18n/dictionary';
import { startSending } from './outbox/start-sending';
import { session } from './session/session';
import { DEVICE_MARK_KEY } from './storage/device-name';
import { recall } from './storage/local-storage';

const forgetPassing = async (account: number) =>
  (await import('./drafts/passing-drafts')).forgetPassing(account);
const checkMark = async () => (await import('./storage/device-mark')).checkDeviceMark();

/**
 * Starts what can wait until the first page is rendered: edited texts, outbox and sender. Called once by
 * the shell; the session is started earlier by `session.start()`.
 */
export async function startInBackground(): Promise<void> {
  serverDictionary.start();
  session.onLeave(forgetPassing);
  if (recall(DEVICE_MARK_KEY)) void checkMark().catch(() => undefined);
  await startSending();
}
