import { createRevision, editRevision, withdrawRevision } from '@ciguawatch/shared/api/calls/revisions';
import type {
  RevisionCreate,
  RevisionEdit,
  RevisionItem,
  SentPayload,
} from '@ciguawatch/shared/api/schemas/revision';
import { ApiError, call, change } from '@ciguawatch/shared/runtime/http/call';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { arrived } from '@ciguawatch/shared/runtime/outbox/arrived';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Whether a change has reached the server, or is queued on the device. */
export type SendOutcome = 'sent' | 'kept';

/**
 * Whether a request got no response without being cancelled: it may have arrived, and repeating it is
 * harmless.
 */
const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.status === 0 && !thrown.aborted;

/** Sends now, or queues the change without a network. @throws ApiError the server's refusal */
export async function sendOrKeep(
  send: () => Promise<unknown>,
  keep: () => Promise<unknown>,
): Promise<SendOutcome> {
  if (connectivity.online) {
    try {
      await send();
      return 'sent';
    } catch (thrown) {
      if (!isUnanswered(thrown)) throw thrown;
    }
  }
  await keep();
  return 'kept';
}

/** Outbox items of a payload's picture, which must be sent first. */
function waitsFor({ media }: SentPayload): string[] {
  const prefix = arrived('');
  return media?.startsWith(prefix) ? [media.slice(prefix.length)] : [];
}

/** Proposes a change; its uuid makes repeating harmless, also from the outbox. */
export const sendRevision = (body: RevisionCreate, label: string): Promise<SendOutcome> => {
  const after = waitsFor(body.payload ?? {});
  const keep = () => outbox.add({ uuid: body.uuid, call: createRevision.name, body, label, after });
  // A change that refers to a waiting picture must be sent after it.
  if (after.length > 0) return keep().then(() => 'kept');
  return sendOrKeep(() => call(createRevision, { params: undefined, body }), keep);
};

/** Replaces the person's own pending change by another one. */
export const resendRevision = (
  { id, version }: RevisionItem,
  body: RevisionEdit,
  label: string,
): Promise<SendOutcome> => {
  const after = waitsFor(body.payload);
  const params = { id, ifVersion: version };
  const keep = () => outbox.add({ call: editRevision.name, params, body, label, after });
  if (after.length > 0) return keep().then(() => 'kept');
  return sendOrKeep(() => change(editRevision, { params: { id }, body, ifVersion: version }), keep);
};

/** Withdraws the person's own change. */
export const withdraw = ({ id, version }: RevisionItem, label: string): Promise<SendOutcome> =>
  sendOrKeep(
    () => change(withdrawRevision, { params: { id }, ifVersion: version }),
    () => outbox.add({ call: withdrawRevision.name, params: { id, ifVersion: version }, body: null, label }),
  );

/** The person's own changes waiting on this device. */
export const keptChanges = (): OutboxItem[] =>
  outbox.items.filter((item) => item.call === createRevision.name && !outbox.foreign(item));
