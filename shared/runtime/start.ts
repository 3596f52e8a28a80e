import { when } from 'mobx';
import { connectivity } from './http/connectivity';
import { serverDictionary } from './i18n/dictionary';
import { outbox } from './outbox/outbox';

/**
 * What may wait until the first page is drawn: edited texts, the queue of the device and its
 * sender. The shell calls it once; the session is started before, by `session.start()`.
 */
export async function startInBackground(): Promise<void> {
  serverDictionary.start();
  await outbox.load();
  // Most visits send nothing; the sender and the calls it knows come with the first item.
  await when(() => outbox.items.length > 0);
  const { outboxSender } = await senderCode();
  outboxSender.start();
}

/** The code of the sender, asked for again each time the network returns: it may fail on the way as well. */
async function senderCode(): Promise<typeof import('./outbox/internal/sender')> {
  for (;;) {
    try {
      return await import('./outbox/internal/sender');
    } catch {
      connectivity.failed();
      await when(() => connectivity.online);
    }
  }
}
