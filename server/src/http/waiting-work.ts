import type { WaitingWork } from '@ciguawatch/shared/api/schemas/work';

/**
 * The answer of a counter.
 * @param oldest since when the piece that has waited longest waits; null where nothing says so
 */
export const toWaitingWork = (
  count: number,
  urgent: boolean,
  oldest: Date | string | null = null,
): WaitingWork => ({
  count,
  urgent,
  ...(count > 0 && oldest !== null && { since: new Date(oldest).toISOString() }),
});

/** The earliest of some times; null without one. */
export const earliest = (times: readonly (Date | null)[]): Date | null =>
  times.reduce((first, at) => (at && (!first || at < first) ? at : first), null);
