/** States of a revision (specification, section 4). One that its author withdrew is `rejected`, with the time of it. */
export const REVISION_STATES = ['pending', 'approved', 'rejected'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** What a revision asks for. */
export const ACTION_TYPES = ['add', 'update', 'delete'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** What a revision is about. */
export const OBJECT_TYPES = ['specie', 'phenotype'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];
