import { type Compare, weigh } from './evidence';

/** Two who both report for themselves are two people, unless one sent it twice. */
const BOTH_SELF = weigh(0.13, 0.2);
/** The patient and then the nurse, or a relative: how most patients come to be reported twice. */
const DIFFERENT = { meal: weigh(0.42, 0.45), patient: weigh(0.62, 0.45) };

/** Who reports: `profile` 1 a patient, 2 oneself, 3 a relative. */
export const compareReporter: Compare = (a, b) => {
  const [one, other] = [a.profile ?? 'U', b.profile ?? 'U'];
  if (one === 'U' || other === 'U') return null;
  if (one !== other) return { field: 'reporter', outcome: 'different', ...DIFFERENT };
  if (one === '2') return { field: 'reporter', outcome: 'both_self', meal: 0, patient: BOTH_SELF };
  return { field: 'reporter', outcome: 'same', meal: 0, patient: 0 };
};
