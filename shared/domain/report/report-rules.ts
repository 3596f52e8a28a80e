import type { ErrorCode } from '../../contract/error-codes';
import { compactPhone } from '../text/phone';
import { email, firstFault, maxLength } from '../text/validators';
import { isClock, isFuture } from '../time/event-time';
import { parseIsoDate } from '../time/timezone';
import type { NumberDefinition } from './field-definition';
import { type AskedField, type FigureField, fieldsOf, REPORT_FIELDS } from './report-fields';
import { SECTION_FIELDS, type Section } from './report-sections';
import { isAsked, type ReportField, type ReportValues } from './report-values';

/** What is wrong with one answer, with the limit that it breaks. */
export interface Fault {
  code: ErrorCode;
  length?: number;
  min?: number;
  max?: number;
  /** what would be right, of the same kind */
  example?: number;
}
export type Faults = Partial<Record<ReportField, Fault>>;

/** What a check of dates needs to know. */
export interface Here {
  /** milliseconds since 1970 UTC */
  now: number;
  /** IANA zone of the place */
  zone: string;
}

/**
 * Earliest day of a meal and of a consultation: nobody reports one of another century, such a year is a slip of
 * the finger. Form and server hold to it.
 */
export const FIRST_DAY = '1900-01-01';

const FIGURES = fieldsOf('whole', 'decimal');
const TEXTS = fieldsOf('text');

/**
 * All faults of a report: specification, section 5, and no date in the future. Values of hidden questions are
 * ignored, since nobody could correct them.
 */
export function faultsOf(values: ReportValues, here: Here): Faults {
  const faults: Faults = {};
  const set = (field: AskedField, fault: Fault | null) => {
    if (fault && !faults[field] && isAsked(field, values)) faults[field] = fault;
  };
  if (values.case_location_id === null) set('case_location_id', { code: 'required' });
  set('event_date', dateFault(values.event_date, here));
  if (values.event_date === null) set('event_date', { code: 'required' });
  set('event_clock', clockFault(values, here));
  set('med_date', dateFault(values.med_date, here));
  for (const field of FIGURES) set(field, numberFault(values[field], REPORT_FIELDS[field]));
  if (firstFault(values.cont_email.trim(), [email])) set('cont_email', { code: 'email' });
  for (const field of TEXTS) {
    const length = REPORT_FIELDS[field].max;
    const text = field === 'cont_phone' ? compactPhone(values[field], length) : values[field];
    if (firstFault(text, [maxLength(length)])) set(field, { code: 'too_long', length });
  }
  return faults;
}

/** The faults of one section, in the order of its fields. */
export function sectionFaults(section: Section, faults: Faults): { field: ReportField; fault: Fault }[] {
  return SECTION_FIELDS[section].flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, fault }] : [];
  });
}

/** True when a number is possible but unusual: the form asks whether it is right, and keeps it. */
export function isUnusual(field: FigureField, value: number | null): boolean {
  if (value === null || Number.isNaN(value)) return false;
  const { min, max } = REPORT_FIELDS[field].plausible;
  return value < min || value > max;
}

/**
 * True when a report says that nobody else was ill and yet gives several: a new one is refused, a stored one is
 * flagged to editors and counts as one person.
 */
export const deniesOthers = (report: {
  mass_poisoning?: boolean | null | undefined;
  mass_poisoning_nb?: number | null | undefined;
}): boolean => report.mass_poisoning === false && (report.mass_poisoning_nb ?? 0) > 1;

/** True when the patient was seen before the meal: the symptoms come after it. */
export const isSeenBefore = (consultation: string | null, meal: string | null): boolean =>
  consultation !== null && meal !== null && consultation < meal && consultation >= FIRST_DAY;

/** Answers as the form and the body of a report hold them; what is left out was not answered. */
type Doubtful = { [F in FigureField]?: number | null | undefined } & { med_date?: string | null | undefined };

/**
 * The answers that are possible but not plausible. The form asks once whether each is right; a public report that
 * keeps one is read by somebody before it counts.
 * @param meal civil day of the meal at the place
 */
export function unusualAnswers(answers: Doubtful, meal: string | null): (FigureField | 'med_date')[] {
  const figures = FIGURES.filter((field) => isUnusual(field, answers[field] ?? null));
  return isSeenBefore(answers.med_date ?? null, meal) ? [...figures, 'med_date'] : figures;
}

function dateFault(date: string | null, { now, zone }: Here): Fault | null {
  if (date === null) return null;
  if (!parseIsoDate(date)) return { code: 'date_invalid' };
  if (date < FIRST_DAY) return { code: 'date_old' };
  return isFuture(date, null, now, zone) ? { code: 'date_future' } : null;
}

function clockFault({ event_date, event_clock }: ReportValues, { now, zone }: Here): Fault | null {
  if (event_clock === null) return null;
  if (!isClock(event_clock)) return { code: 'date_invalid' };
  if (event_date === null || dateFault(event_date, { now, zone })) return null;
  return isFuture(event_date, event_clock, now, zone) ? { code: 'date_future' } : null;
}

function numberFault(
  value: number | null,
  { kind, range: { min, max }, example }: Pick<NumberDefinition, 'kind' | 'range' | 'example'>,
): Fault | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return { code: 'wrong_type', example };
  if (kind === 'whole' && !Number.isInteger(value)) return { code: 'digits', example };
  if (value < min) return { code: 'too_small', min, example };
  return value > max ? { code: 'too_large', max, example } : null;
}
