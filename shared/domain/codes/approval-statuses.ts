/**
 * Statuses of a change that would publish withheld values: a second person approves or refuses it, or its
 * author takes it back.
 */
export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'taken_back'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Lists of changes that wait for a second person: those the reader may decide, and those the reader proposed. */
export const APPROVAL_LISTS = ['to_decide', 'mine'] as const;
export type ApprovalList = (typeof APPROVAL_LISTS)[number];

/** Objects whose own page shows a waiting change. */
export const APPROVAL_OBJECTS = ['location', 'case'] as const;
export type ApprovalObject = (typeof APPROVAL_OBJECTS)[number];
