/** Decisions that an editor may take on a pair of cases. */
export const PAIR_DECISIONS = ['same_meal', 'same_patient', 'unrelated'] as const;
export type PairDecision = (typeof PAIR_DECISIONS)[number];

/** Lists of pairs: undecided, accepted as one meal or one patient, refused. */
export const PAIR_LISTS = ['proposed', 'accepted', 'refused'] as const;
export type PairList = (typeof PAIR_LISTS)[number];
