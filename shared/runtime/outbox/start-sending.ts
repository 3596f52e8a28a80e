import { when } from 'mobx';
import { connectivity } from '../http/connectivity';
import { outbox } from './outbox';

/** Reads the queue of the device and sends what waits in it. The shell calls it once. */
export async function startSending(): Promise<void> {
  await outbox.load();
  // Most visits send nothing; the sender and the calls it knows come with the first item.
  await when(() => outbox.items.length > 0);
  const { outboxSender } = await loadWithRetry(
    () => import(/* webpackChunkName: "sender" */ './internal/sender'),
  );
  void outboxSender.start();
}

/** Loads code on demand; a failed load is tried again each time the network returns. */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      connectivity.failed();
      await when(() => connectivity.online);
    }
  }
}
