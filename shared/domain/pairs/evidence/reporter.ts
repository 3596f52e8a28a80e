import { type Compare, logLikelihoodRatio } from './evidence';

/** Two reports in which people report for themselves are of two people, unless one person sent it twice. */
const BOTH_SELF = logLikelihoodRatio(0.13, 0.2);
/**
 * Different reporters, such as the patient and then a nurse: how most patients come to be reported twice.
 */
const DIFFERENT_REPORTERS = { meal: logLikelihoodRatio(0.42, 0.45), patient: logLikelihoodRatio(0.62, 0.45) };

/** Compares who reports. `profile` is 1 patient, 2 self, 3 relative. */
export const compareReporter: Compare = (a, b) => {
  const [one, other] = [a.profile ?? 'U', b.profile ?? 'U'];
  if (one === 'U' || other === 'U') return null;
  if (one !== other) return { field: 'reporter', outcome: 'different', ...DIFFERENT_REPORTERS };
  if (one === '2') return { field: 'reporter', outcome: 'both_self', meal: 0, patient: BOTH_SELF };
  return { field: 'reporter', outcome: 'same', meal: 0, patient: 0 };
};
