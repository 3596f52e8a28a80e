/** Seeds on which the weights of the scorer were set: its figures on them prove nothing. */
export const TUNING_SEEDS: readonly number[] = [101, 102, 103, 104, 105, 106, 107, 108];

/** The seed that is measured, of which nobody looked at a pair before. Never tune on it: take another one then. */
export const TEST_SEED = 20_261_122;

/** Pairs of one measurement. */
export const PAIRS = 5000;
