import { saveTracking } from '@ciguawatch/shared/api/calls/algae';
import type { TrackingBatch } from '@ciguawatch/shared/api/schemas/algae';
import { ApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { arrived } from '@ciguawatch/shared/runtime/outbox/arrived';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { announceChange, tracking } from './tracking';

/** `sent` when the server has stored the batch, `kept` when it waits in the outbox. */
type SaveOutcome = 'sent' | 'kept';

/** Ids of waiting picture uploads that a batch refers to; they must be sent before the batch. */
function waitsFor({ rows = [], changes = [] }: TrackingBatch): string[] {
  const prefix = arrived('');
  const keys = [...rows, ...changes].flatMap(({ at_sampling_picture: key }) => key ?? []);
  return [...new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)))];
}

/**
 * Sends a batch, or adds it to the outbox while offline.
 * @throws ApiError when the server refuses it
 */
export async function saveBatch(uuid: string, body: TrackingBatch, label: string): Promise<SaveOutcome> {
  const after = waitsFor(body);
  if (connectivity.online && after.length === 0) {
    try {
      await call(saveTracking, { params: undefined, body });
      announceChange();
      await tracking.refresh();
      return 'sent';
    } catch (thrown) {
      if (!(thrown instanceof ApiError) || thrown.status !== 0 || thrown.aborted) throw thrown;
    }
  }
  await outbox.add({ uuid, call: saveTracking.name, body, label, after });
  void outbox.settled(uuid).then(announceChange, () => undefined);
  return 'kept';
}

/** Samplings of this account in the outbox. */
export const keptSamplings = (): OutboxItem[] =>
  outbox.items.filter((item) => item.call === saveTracking.name && !outbox.foreign(item));
