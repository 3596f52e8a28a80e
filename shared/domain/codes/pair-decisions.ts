/** What an editor may decide of two cases. */
export const PAIR_DECISIONS = ['same_meal', 'same_patient', 'unrelated'] as const;
export type PairDecision = (typeof PAIR_DECISIONS)[number];

/** The lists of pairs: still to be decided, accepted as one meal or one patient, refused. */
export const PAIR_LISTS = ['proposed', 'accepted', 'refused'] as const;
export type PairList = (typeof PAIR_LISTS)[number];
