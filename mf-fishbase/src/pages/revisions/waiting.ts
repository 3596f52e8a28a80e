import { decideRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionDecide, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

type Params = { id: number; ifVersion: number };

const waits = (item: OutboxItem) =>
  item.call === decideRevision.name && item.state !== 'refused' && !outbox.foreign(item);

/** Ids of the revisions whose decision has not reached the server. */
export const waitingDecisions = (): ReadonlySet<number> =>
  new Set(outbox.items.filter(waits).map(({ params }) => (params as Params).id));

/**
 * Queues a decision until it can be sent. It includes the revision's version: if that has changed, the
 * server refuses it, and a decision whose response was lost is applied once.
 */
export async function keepDecision(
  { id, version }: RevisionItem,
  body: RevisionDecide,
  label: string,
): Promise<void> {
  const params: Params = { id, ifVersion: version };
  await outbox.add({ call: decideRevision.name, params, body, label });
}
