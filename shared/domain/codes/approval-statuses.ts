/** What becomes of a change that shows hidden values: a second person approves or refuses it, or the asker takes it back. */
export const APPROVAL_STATUSES = ['waiting', 'approved', 'refused', 'taken_back'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

/** Lists of such changes: those that the reader may decide, and those that the reader asked for. */
export const APPROVAL_LISTS = ['to_decide', 'mine'] as const;
export type ApprovalList = (typeof APPROVAL_LISTS)[number];

/** Objects on whose page such a change is shown in place. */
export const APPROVAL_OBJECTS = ['location', 'case'] as const;
export type ApprovalObject = (typeof APPROVAL_OBJECTS)[number];
