/**
 * States of a revision (specification, section 4). One that its author withdrew is `rejected`, with the
 * time of withdrawal.
 */
export const REVISION_STATES = ['pending', 'approved', 'rejected'] as const;
export type RevisionState = (typeof REVISION_STATES)[number];

/** Action that a revision proposes. */
export const ACTION_TYPES = ['add', 'update', 'delete'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** Kind of object that a revision changes. */
export const OBJECT_TYPES = ['specie', 'phenotype'] as const;
export type ObjectType = (typeof OBJECT_TYPES)[number];
