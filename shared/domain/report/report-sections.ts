import { ASKED_FIELDS, type AskedField, REPORT_FIELDS } from './report-fields';
import type { ReportField } from './report-values';

/** Sections of the form, 1 to 6; section 6 is the reporter's own review before sending. */
export const SECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type Section = (typeof SECTIONS)[number];

const fieldsAskedIn = (section: Section): AskedField[] =>
  ASKED_FIELDS.filter((field) => REPORT_FIELDS[field].section === section);

/** The fields of each section in the order of the form. */
export const SECTION_FIELDS: Record<Section, readonly AskedField[]> = {
  1: fieldsAskedIn(1),
  2: fieldsAskedIn(2),
  3: fieldsAskedIn(3),
  4: fieldsAskedIn(4),
  5: fieldsAskedIn(5),
  6: [],
};

/** What is asked beside the review: no field of the case. */
export const REVIEW_FIELDS = ['ask_again', 'reminder_email'] as const satisfies readonly ReportField[];

/** The form's field for a field name of the server; null when the form does not have it. */
export function fieldOf(name: string): ReportField | null {
  if (name === 'case_eventtime') return 'event_date';
  return [...ASKED_FIELDS, ...REVIEW_FIELDS].find((field) => field === name) ?? null;
}

/** The section that contains a field. */
export function sectionOf(field: ReportField): Section {
  return field in REPORT_FIELDS ? REPORT_FIELDS[field as AskedField].section : 6;
}
