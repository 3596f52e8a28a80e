import type { ReportValues } from '../report-values';

/** Texts of the form about the patient, each also there for a reporter who is not the patient. */
type PatientText = 'report.massNbHelp' | 'report.medSeen' | 'report.adviceText';

const PATIENT_TEXTS: ReadonlySet<string> = new Set<PatientText>([
  'report.massNbHelp',
  'report.medSeen',
  'report.adviceText',
]);

/**
 * The key of a text that fits the reporter: "you" is said to people who report their own case. A mother, a nurse
 * and a reporter who did not say for whom read of "the patient". Other keys stay as they are.
 */
export const patientText = (key: string, { profile }: Pick<ReportValues, 'profile'>): string =>
  PATIENT_TEXTS.has(key) && profile !== '2' ? `${key}Other` : key;
