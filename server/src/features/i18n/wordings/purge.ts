import type { Store } from '../../../db/store';

/** Days that a proposed wording is kept, counted from when it was decided, or proposed where nobody decided. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Erases the proposed wordings that are kept no longer.
 * @param now milliseconds since 1970 UTC
 */
export async function purgeWordings(store: Store, now: number): Promise<void> {
  await store.tx((trx) =>
    trx
      .deleteFrom('wording')
      .where(({ fn }) => fn.coalesce('decided_at', 'at'), '<', new Date(now - KEPT_DAYS * DAY_MS))
      .execute(),
  );
}
