import { type Compare, logLikelihoodRatio } from './evidence';

/**
 * Half of the patients had ciguatera before (French Polynesia, 2018), so agreeing on it is weak evidence.
 */
const SAME_HISTORY = logLikelihoodRatio(0.93, 0.5);
const OTHER_HISTORY = logLikelihoodRatio(0.07, 0.5);
const SAME_NUMBER = { same: logLikelihoodRatio(0.85, 0.55), other: logLikelihoodRatio(0.08, 0.45) };

/** Compares whether, and how often, the patients were poisoned before. */
export const compareHistory: Compare = (a, b) => {
  const known = (code: unknown) => code === '1' || code === '2';
  if (!known(a.history) || !known(b.history)) return null;
  if (a.history !== b.history) return { field: 'history', outcome: 'other', meal: 0, patient: OTHER_HISTORY };
  const numbers = a.history === '1' && a.history_nb != null && b.history_nb != null;
  const number = numbers ? SAME_NUMBER[a.history_nb === b.history_nb ? 'same' : 'other'] : 0;
  const outcome = number < 0 ? 'number_other' : 'same';
  return { field: 'history', outcome, meal: 0, patient: SAME_HISTORY + number };
};
