import type { ReportValues } from '../report-values';
import { ageLabel } from './age-label';
import { answerLabel, type Labels } from './answer-labels';

type AboutPatient = Pick<ReportValues, 'gender' | 'age' | 'age_months' | 'profile'>;

/**
 * Who fell ill in a few words, to distinguish reports of one meal: "Woman, 37 years"; where neither sex nor age was
 * given, for whom the report is; '' where that was not said either.
 */
export function patientLine({ gender, profile, ...ages }: AboutPatient, labels: Labels): string {
  const sex = gender === 'U' ? null : answerLabel('gender', gender, labels);
  const told = [sex, ageLabel(ages, labels)].filter((part) => part !== null);
  if (told.length > 0) return told.join(', ');
  return (profile === 'U' ? null : answerLabel('profile', profile, labels)) ?? '';
}
