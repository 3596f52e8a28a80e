import type { GradedSymptom } from '../codes/symptoms';

/** Answer of a reporter about a symptom: no, yes, its severity from 1 to 3, or unknown. */
export type Sign = 'N' | 'Y' | '1' | '2' | '3' | 'U' | null | undefined;

/** Cold that feels burning: found in ciguatera and hardly elsewhere. */
export const SPECIFIC = ['sympt_dysesthesia'] as const;
export const SENSORY = [
  'sympt_tinglings',
  'sympt_touch_disturb',
  'sympt_itchings',
  'sympt_burn_sensation',
  'sympt_orofacial_pain',
  'sympt_dysgeusia',
] as const;
/** Signs of the nerves and muscles that many illnesses share. */
export const OTHER_NERVES = [
  'sympt_asthenia',
  'sympt_headache',
  'sympt_dizziness',
  'sympt_balance_dis',
  'sympt_walking_dis',
  'sympt_vision_dis',
  'sympt_muscle_dis',
  'sympt_joint_pain',
  'sympt_urogenital_dis',
  'sympt_hallucination',
] as const;
export const GUT = ['sympt_nausea', 'sympt_diarrhea', 'sympt_vomitting'] as const;
export const HEART = ['sympt_bradycardia', 'sympt_hypotension'] as const;
/** Signs that the class of a case reads. */
export const CLASSING = [...SPECIFIC, ...SENSORY, ...OTHER_NERVES, ...GUT, ...HEART] as const;

/** Answers about graded signs. */
export type Signs = Partial<Record<GradedSymptom, Sign>>;

export const isPresent = (signs: Signs, name: keyof Signs): boolean =>
  ['Y', '1', '2', '3'].includes(signs[name] ?? '');
export const isAbsent = (signs: Signs, name: keyof Signs): boolean => signs[name] === 'N';
/** How many of some signs were felt. */
export const countPresent = (signs: Signs, names: readonly (keyof Signs)[]): number =>
  names.filter((name) => isPresent(signs, name)).length;
