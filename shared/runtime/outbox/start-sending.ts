import { when } from 'mobx';
import { connectivity } from '../http/connectivity';
import { outbox } from './outbox';

/** Reads the stored outbox and sends its items. Called once by the shell. */
export async function startSending(): Promise<void> {
  await outbox.load();
  // Most visits send nothing, so the sender and its calls are loaded with the first item.
  await when(() => outbox.items.length > 0);
  const { outboxSender } = await loadWithRetry(
    () => import(/* webpackChunkName: "sender" */ './internal/sender'),
  );
  void outboxSender.start();
}

/** Loads code on demand; retries a failed load each time the network returns. */
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
