import { withdrawalItem } from '@ciguawatch/shared/api/report/report-ties';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Whether a copy of a waiting report may have arrived, so that deleting it here would not be the end of it. */
export function mayHaveArrived({ call, uuid }: OutboxItem): boolean {
  const now = outbox.find(uuid);
  // Gone meanwhile, it was sent while the question stood there.
  return call === 'report' && (now === undefined || (now.left ?? 0) > 0);
}

/**
 * Deletes a waiting item. A report that may have reached the server is also withdrawn, because a person who
 * deletes it believes that nobody has it.
 * @param label of the withdrawal, for the outbox list
 */
export async function removeItem(item: OutboxItem, label: string): Promise<void> {
  const wanted = mayHaveArrived(item) ? withdrawalItem(item, label) : null;
  // First, so that a page that is closed in between loses neither wish.
  if (wanted) await outbox.add(wanted);
  await outbox.remove(item.uuid);
}
