import {
  GRADED_SYMPTOMS,
  type GradedSymptom,
  SYMPTOM_FLAG_KEYS,
  type SymptomFlag,
} from '../../codes/symptoms';
import type { PairCase } from '../pair-case';
import type { Compare } from './evidence';

type Sign = GradedSymptom | SymptomFlag;

/**
 * Percentage of patients with each symptom, after Bagnis, Kuberski and Laugier 1979 (3,009 South Pacific
 * cases); symptoms that they do not count are estimates.
 */
export const SYMPTOM_PERCENT: Readonly<Record<Sign, number>> = {
  sympt_nausea: 43,
  sympt_diarrhea: 71,
  sympt_vomitting: 38,
  sympt_hypotension: 12,
  sympt_hypertension: 3,
  sympt_tachycardia: 4,
  sympt_bradycardia: 12,
  sympt_tinglings: 89,
  sympt_touch_disturb: 60,
  sympt_dysesthesia: 88,
  sympt_itchings: 45,
  sympt_asthenia: 60,
  sympt_headache: 59,
  sympt_dizziness: 42,
  sympt_balance_dis: 38,
  sympt_walking_dis: 30,
  sympt_vision_dis: 15,
  sympt_muscle_dis: 81,
  sympt_joint_pain: 86,
  sympt_burn_sensation: 55,
  sympt_orofacial_pain: 25,
  sympt_dysgeusia: 20,
  sympt_urogenital_dis: 19,
  sympt_hallucination: 1,
  sympt_hypothermia: 10,
  sympt_fever: 2,
  sympt_allergic_reac: 3,
  sympt_skin_reac: 20,
};

/** How often linked reports contradict each other about a symptom, relative to unrelated ones. */
const CONTRADICTION_RATIO = { patient: 0.5, meal: 0.95 };
/** Symptoms occur together, so each further one that agrees counts less than the one before. */
const DAMPING = 0.85;
const MAX_WEIGHT = 6;
/** With fewer common answers than this, symptoms are not compared. */
const MIN_COMMON_ANSWERS = 4;

const isPresent = (one: PairCase, sign: Sign): boolean | null => {
  const answer = one[sign];
  if (answer == null || answer === 'U') return null;
  return answer !== 'N' && answer !== false;
};

/**
 * Weight of two answers about a symptom with frequency `p`. Unrelated reports contradict each other in
 * 2p(1-p) of pairs, linked ones `k` times as often.
 */
function weightOf(p: number, one: boolean, other: boolean, k: number): number {
  if (one !== other) return Math.log(k);
  return one ? Math.log((p - k * p * (1 - p)) / p ** 2) : Math.log((1 - p - k * p * (1 - p)) / (1 - p) ** 2);
}

/** Compares which symptoms were present; severity is ignored because it changes from day to day. */
export const compareSymptoms: Compare = (a, b) => {
  let [answered, shared, apart, meal, patient] = [0, 0, 0, 0, 0];
  for (const sign of [...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS]) {
    const [one, other] = [isPresent(a, sign), isPresent(b, sign)];
    if (one === null || other === null) continue;
    const p = SYMPTOM_PERCENT[sign] / 100;
    answered += 1;
    if (one && other) shared += 1;
    if (one !== other) apart += 1;
    meal += weightOf(p, one, other, CONTRADICTION_RATIO.meal);
    patient += weightOf(p, one, other, CONTRADICTION_RATIO.patient);
  }
  if (answered < MIN_COMMON_ANSWERS) return null;
  const within = (weight: number) => Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight * DAMPING));
  const outcome = apart === 0 ? 'same' : patient > 0 ? 'alike' : 'other';
  return {
    field: 'symptoms',
    outcome,
    value: outcome === 'other' ? apart : shared,
    meal: within(meal),
    patient: within(patient),
  };
};
