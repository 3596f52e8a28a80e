import { decideRevision } from '@ciguawatch/shared/api/calls/revisions';
import type { RevisionDecide, RevisionItem } from '@ciguawatch/shared/api/schemas/revision';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

type Params = { id: number; ifVersion: number };

const waits = (item: OutboxItem) =>
  item.call === decideRevision.name && item.state !== 'refused' && !outbox.foreign(item);

/** Numbers of the revisions whose decision has not reached the server yet. */
export const waitingDecisions = (): ReadonlySet<number> =>
  new Set(outbox.items.filter(waits).map(({ params }) => (params as Params).id));

/**
 * Keeps a decision on the device until it can be sent. It carries the version of the revision: what changed meanwhile is
 * refused and shown, and a decision whose answer was lost is applied once.
 */
export async function keepDecision(
  { id, version }: RevisionItem,
  body: RevisionDecide,
  label: string,
): Promise<void> {
  const params: Params = { id, ifVersion: version };
  await outbox.add({ call: decideRevision.name, params, body, label });
}
