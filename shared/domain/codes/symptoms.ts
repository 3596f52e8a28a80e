/** The 24 graded symptoms by group, in the order of the specification, section 3. */
export const SYMPTOM_GROUPS = {
  digestive: ['sympt_nausea', 'sympt_diarrhea', 'sympt_vomitting'],
  blood_pressure: ['sympt_hypotension', 'sympt_hypertension'],
  heart_rate: ['sympt_tachycardia', 'sympt_bradycardia'],
  neuro: [
    'sympt_tinglings',
    'sympt_touch_disturb',
    'sympt_dysesthesia',
    'sympt_asthenia',
    'sympt_headache',
    'sympt_dizziness',
    'sympt_balance_dis',
    'sympt_walking_dis',
    'sympt_vision_dis',
    'sympt_muscle_dis',
    'sympt_joint_pain',
    'sympt_burn_sensation',
    'sympt_orofacial_pain',
    'sympt_dysgeusia',
    'sympt_urogenital_dis',
    'sympt_hallucination',
  ],
  skin_allergy: ['sympt_itchings'],
} as const;

export type SymptomGroup = keyof typeof SYMPTOM_GROUPS | 'temperature';

/** Graded symptoms in the order in which the specification lists them. */
export const GRADED_SYMPTOMS = [
  'sympt_nausea',
  'sympt_diarrhea',
  'sympt_vomitting',
  'sympt_hypotension',
  'sympt_hypertension',
  'sympt_tachycardia',
  'sympt_bradycardia',
  'sympt_tinglings',
  'sympt_touch_disturb',
  'sympt_dysesthesia',
  'sympt_itchings',
  'sympt_asthenia',
  'sympt_headache',
  'sympt_dizziness',
  'sympt_balance_dis',
  'sympt_walking_dis',
  'sympt_vision_dis',
  'sympt_muscle_dis',
  'sympt_joint_pain',
  'sympt_burn_sensation',
  'sympt_orofacial_pain',
  'sympt_dysgeusia',
  'sympt_urogenital_dis',
  'sympt_hallucination',
] as const;

export type GradedSymptom = (typeof GRADED_SYMPTOMS)[number];

/** Yes-no signs asked besides the graded symptoms, each with the group that shows it. */
export const SYMPTOM_FLAGS = {
  sympt_hypothermia: 'temperature',
  sympt_fever: 'temperature',
  sympt_allergic_reac: 'skin_allergy',
  sympt_skin_reac: 'skin_allergy',
} as const satisfies Record<string, SymptomGroup>;

export type SymptomFlag = keyof typeof SYMPTOM_FLAGS;
export const SYMPTOM_FLAG_KEYS = Object.keys(SYMPTOM_FLAGS) as SymptomFlag[];
