import { withdrawalItem } from '@ciguawatch/shared/api/report/report-links';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

/**
 * Whether a copy of a waiting report may have reached the server, so that deleting it here is not enough.
 */
export function mayHaveArrived({ call, uuid }: OutboxItem): boolean {
  const now = outbox.find(uuid);
  // An item that is gone was sent while the confirmation was open.
  return call === 'report' && (now === undefined || (now.left ?? 0) > 0);
}

/**
 * Deletes a waiting item. A report that may have reached the server is withdrawn as well, because the
 * person believes that nobody has it.
 * @param label label of the withdrawal in the outbox
 */
export async function removeItem(item: OutboxItem, label: string): Promise<void> {
  const wanted = mayHaveArrived(item) ? withdrawalItem(item, label) : null;
  // Queued before deleting, so that nothing is lost if the page closes in between.
  if (wanted) await outbox.add(wanted);
  await outbox.remove(item.uuid);
}
