import type { PairDecide, PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Name of the sender of decisions. */
const CALL = 'decidePair';

type Params = Pick<PairItem, 'id'> & { ifVersion: number };

const waits = (item: OutboxItem) => item.call === CALL && item.state !== 'refused' && !outbox.foreign(item);

/** Numbers of the pairs whose decision has not reached the server yet. */
export const waitingPairs = (): ReadonlySet<number> =>
  new Set(outbox.items.filter(waits).map(({ params }) => (params as Params).id));

/**
 * Keeps a decision on the device until it can be sent. It carries the version of the pair and those of both cases: what
 * changed meanwhile is refused and shown, and a decision whose answer was lost is applied once.
 */
export async function keepDecision(pair: PairItem, body: PairDecide, label: string): Promise<void> {
  const params: Params = { id: pair.id, ifVersion: pair.version };
  await outbox.add({ call: CALL, params, body, label });
}
