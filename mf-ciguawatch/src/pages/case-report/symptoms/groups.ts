import {
  type GradedSymptom,
  SYMPTOM_FLAGS,
  SYMPTOM_GROUPS,
  type SymptomFlag,
  type SymptomGroup,
} from '@ciguawatch/shared/domain/codes/symptoms';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';

/** A block of section 4: one symptom group of the specification, section 3. */
export interface AskedGroup {
  id: SymptomGroup;
  icon: IconName;
  graded: readonly GradedSymptom[];
  flags: readonly SymptomFlag[];
}

const flagsOf = (group: string) =>
  (Object.keys(SYMPTOM_FLAGS) as SymptomFlag[]).filter((flag) => SYMPTOM_FLAGS[flag] === group);

/**
 * Symptom groups in the order of the form. Neurological symptoms come second, because they are typical of
 * ciguatera; the specification lists them fourth.
 */
export const ASKED_GROUPS: readonly AskedGroup[] = [
  { id: 'digestive', icon: 'activity', graded: SYMPTOM_GROUPS.digestive, flags: [] },
  { id: 'neuro', icon: 'hand', graded: SYMPTOM_GROUPS.neuro, flags: [] },
  { id: 'blood_pressure', icon: 'stethoscope', graded: SYMPTOM_GROUPS.blood_pressure, flags: [] },
  { id: 'heart_rate', icon: 'heart-pulse', graded: SYMPTOM_GROUPS.heart_rate, flags: [] },
  { id: 'skin_allergy', icon: 'user', graded: SYMPTOM_GROUPS.skin_allergy, flags: flagsOf('skin_allergy') },
  { id: 'temperature', icon: 'thermometer', graded: [], flags: flagsOf('temperature') },
];

type SymptomKey = GradedSymptom | SymptomFlag;

/** All questions of a group, in the order of the form. */
export const questionsOf = (group: AskedGroup): readonly SymptomKey[] => [...group.graded, ...group.flags];

/** Unanswered questions of a group; "don’t know" is an answer. */
export function openQuestions(group: AskedGroup, values: ReportValues): SymptomKey[] {
  const unsure: readonly string[] = values.unsure;
  return questionsOf(group).filter((key) => values[key] === null && !unsure.includes(key));
}

/** Number of answered questions of a group. */
export function answeredCount(group: AskedGroup, values: ReportValues): number {
  return questionsOf(group).length - openQuestions(group, values).length;
}

/** The answer "no" for each question. Callers pass unanswered questions only, so no answer is overwritten. */
export function answerNo(keys: readonly SymptomKey[]): Partial<ReportValues> {
  return Object.fromEntries(keys.map((key) => [key, key in SYMPTOM_FLAGS ? false : 'N']));
}

/** Clears the answers set by `answerNo`, except those changed since. */
export function undoAnswerNo(keys: readonly SymptomKey[], values: ReportValues): Partial<ReportValues> {
  const said = answerNo(keys) as Record<string, unknown>;
  return Object.fromEntries(keys.filter((key) => values[key] === said[key]).map((key) => [key, null]));
}
