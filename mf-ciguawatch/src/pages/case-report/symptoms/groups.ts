import {
  type GradedSymptom,
  SYMPTOM_FLAGS,
  SYMPTOM_GROUPS,
  type SymptomFlag,
  type SymptomGroup,
} from '@ciguawatch/shared/domain/codes/symptoms';
import type { ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import type { IconName } from '@ciguawatch/shared/ui/foundation/icon';

/** A block of section 4: one of the groups of the specification, section 3. */
export interface AskedGroup {
  id: SymptomGroup;
  icon: IconName;
  graded: readonly GradedSymptom[];
  flags: readonly SymptomFlag[];
}

const flagsOf = (group: string) =>
  (Object.keys(SYMPTOM_FLAGS) as SymptomFlag[]).filter((flag) => SYMPTOM_FLAGS[flag] === group);

/** The groups as they are asked: nerves early, where this poisoning shows, though the specification lists them fourth. */
export const ASKED_GROUPS: readonly AskedGroup[] = [
  { id: 'digestive', icon: 'activity', graded: SYMPTOM_GROUPS.digestive, flags: [] },
  { id: 'neuro', icon: 'hand', graded: SYMPTOM_GROUPS.neuro, flags: [] },
  { id: 'blood_pressure', icon: 'stethoscope', graded: SYMPTOM_GROUPS.blood_pressure, flags: [] },
  { id: 'heart_rate', icon: 'heart-pulse', graded: SYMPTOM_GROUPS.heart_rate, flags: [] },
  { id: 'skin_allergy', icon: 'user', graded: SYMPTOM_GROUPS.skin_allergy, flags: flagsOf('skin_allergy') },
  { id: 'temperature', icon: 'thermometer', graded: [], flags: flagsOf('temperature') },
];

type SymptomKey = GradedSymptom | SymptomFlag;

/** Every question of a group, in the order of the screen. */
export const questionsOf = (group: AskedGroup): readonly SymptomKey[] => [...group.graded, ...group.flags];

/** Questions of a group without an answer. */
export function openQuestions(group: AskedGroup, values: ReportValues): SymptomKey[] {
  const unsure: readonly string[] = values.unsure;
  return questionsOf(group).filter((key) => values[key] === null && !unsure.includes(key));
}

/** How many questions of a group were answered. */
export function answeredCount(group: AskedGroup, values: ReportValues): number {
  return questionsOf(group).length - openQuestions(group, values).length;
}

/** "No" for each of the questions; never touches an answer because only open ones are given. */
export function sayNo(keys: readonly SymptomKey[]): Partial<ReportValues> {
  return Object.fromEntries(keys.map((key) => [key, key in SYMPTOM_FLAGS ? false : 'N']));
}

/** Takes back what `sayNo` set, where it still stands. */
export function takeBack(keys: readonly SymptomKey[], values: ReportValues): Partial<ReportValues> {
  const said = sayNo(keys) as Record<string, unknown>;
  return Object.fromEntries(keys.filter((key) => values[key] === said[key]).map((key) => [key, null]));
}
