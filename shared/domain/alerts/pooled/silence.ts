import { type CountLaw, logProbability } from './negative-binomial';

/** Dispersion by which silence is judged. */
export const SILENCE_DISPERSION = 2;

/** Chance of no report at all, given what is usual in as long a span. */
export const chanceOfSilence = (usual: CountLaw): number => Math.exp(logProbability(usual, 0));
