/** Seeds used to set the scorer's weights; results on them prove nothing. */
export const TUNING_SEEDS: readonly number[] = [101, 102, 103, 104, 105, 106, 107, 108];

/** Seed of the measurement, never used for tuning. If it is, replace it by another one. */
export const TEST_SEED = 20_261_122;

/** Number of pairs per measurement. */
export const PAIRS = 5000;
