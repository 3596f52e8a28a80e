/** What editors decide about cases, pairs of cases and alerts, as the log of decisions names it. */
export const DECISION_KINDS = ['review', 'delete', 'restore', 'swap', 'pair', 'alert', 'discard'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days for which the log keeps a decision; a deletion can be undone as long. */
export const DECISION_DAYS = 30;

/** Time in milliseconds within which a decision can be undone: 24 hours, and 30 days for a deletion. */
export const undoWindowMs = (kind: DecisionKind): number =>
  kind === 'delete' ? DECISION_DAYS * DAY_MS : 24 * HOUR_MS;
