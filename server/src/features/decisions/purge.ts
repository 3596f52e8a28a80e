import { DECISION_DAYS } from '@ciguawatch/shared/domain/codes/decision-kinds';
import type { Store } from '../../db/store';

/**
 * Removes decisions that can no longer be undone; the trail keeps what they changed.
 * @param now milliseconds since 1970 UTC
 */
export async function purgeDecisions(store: Store, now: number): Promise<void> {
  const before = new Date(now - DECISION_DAYS * 86_400_000);
  await store.tx((trx) => trx.deleteFrom('decision').where('at', '<', before).execute());
}
