import type { PairDecide, PairItem } from '@ciguawatch/shared/api/schemas/pairs';
import { type OutboxItem, outbox } from '@ciguawatch/shared/runtime/outbox/outbox';

/** Name under which the outbox sends decisions. */
const CALL = 'decidePair';

type Params = Pick<PairItem, 'id'> & { ifVersion: number };

const waits = (item: OutboxItem) => item.call === CALL && item.state !== 'refused' && !outbox.foreign(item);

/** Ids of pairs whose decision is still in the outbox. */
export const waitingPairs = (): ReadonlySet<number> =>
  new Set(outbox.items.filter(waits).map(({ params }) => (params as Params).id));

/**
 * Stores a decision in the outbox. It names the versions of the pair and of both cases, so that the server
 * refuses it if one changed, and applies it once even if the response was lost and it is sent again.
 */
export async function keepDecision(pair: PairItem, body: PairDecide, label: string): Promise<void> {
  const params: Params = { id: pair.id, ifVersion: pair.version };
  await outbox.add({ call: CALL, params, body, label });
}
