import type { ErrorCode } from '../../contract/error-codes';
import { compactPhone } from '../text/phone';
import { email, firstFault, maxLength } from '../text/validators';
import { isClock, isFuture } from '../time/event-time';
import { parseIsoDate } from '../time/timezone';
import type { NumberDefinition } from './field-definition';
import { contradictsYears } from './infant-age';
import { contradictedOutcomes } from './outcome-rules';
import { type AskedField, type FigureField, fieldsOf, REPORT_FIELDS } from './report-fields';
import { REVIEW_FIELDS, SECTION_FIELDS, type Section } from './report-sections';
import { isAsked, type ReportField, type ReportValues } from './report-values';

/** What is wrong with one answer, with the limit that it exceeds. */
export interface Fault {
  code: ErrorCode;
  /** field whose own sentence says it; left out where the code says it all */
  about?: AskedField;
  length?: number;
  min?: number;
  max?: number;
  /** a correct value of the same kind, for the message */
  example?: number;
}
/** Faults of a report by field; fields without a fault are missing. */
export type Faults = Partial<Record<ReportField, Fault>>;

/** What date checks need to know. */
export interface DateContext {
  /** milliseconds since 1970 UTC */
  now: number;
  /** IANA zone of the place */
  zone: string;
}

/**
 * Earliest day accepted for a meal and a consultation, in form and server: an earlier year is a typing
 * error.
 */
export const FIRST_DAY = '1900-01-01';

const FIGURE_FIELDS = fieldsOf('whole', 'decimal');
const TEXT_FIELDS = fieldsOf('text');

/**
 * All errors of a report: the rules of the specification (section 5), and no date in the future. Values of
 * hidden questions are ignored, because the form shows no field to correct them.
 */
export function faultsOf(values: ReportValues, here: DateContext): Faults {
  const faults: Faults = {};
  const set = (field: AskedField, fault: Fault | null) => {
    if (fault && !faults[field] && isAsked(field, values)) faults[field] = fault;
  };
  if (values.case_location_id === null) set('case_location_id', { code: 'required' });
  set('event_date', dateFault(values.event_date, here));
  if (values.event_date === null) set('event_date', { code: 'required' });
  set('event_clock', clockFault(values, here));
  set('med_date', dateFault(values.med_date, here));
  for (const field of FIGURE_FIELDS) set(field, numberFault(values[field], REPORT_FIELDS[field]));
  if (contradictsYears(values)) set('age_months', { code: 'contradicts' });
  for (const field of contradictedOutcomes(values)) set(field, { code: 'contradicts', about: field });
  if (firstFault(values.cont_email.trim(), [email])) set('cont_email', { code: 'email' });
  const reminder = reminderFault(values);
  if (reminder) faults.reminder_email = reminder;
  for (const field of TEXT_FIELDS) {
    const length = REPORT_FIELDS[field].max;
    const text = field === 'cont_phone' ? compactPhone(values[field], length) : values[field];
    if (firstFault(text, [maxLength(length)])) set(field, { code: 'too_long', length });
  }
  return faults;
}

/** What is wrong with the address for reminders, which counts with the consent alone. */
function reminderFault({ ask_again, reminder_email }: ReportValues): Fault | null {
  if (!ask_again) return null;
  const length = REPORT_FIELDS.cont_email.max;
  if (firstFault(reminder_email, [maxLength(length)])) return { code: 'too_long', length };
  return firstFault(reminder_email.trim(), [email]) ? { code: 'email' } : null;
}

/** The errors of one section, in the order of its fields. */
export function sectionFaults(section: Section, faults: Faults): { field: ReportField; fault: Fault }[] {
  const fields: readonly ReportField[] = section === 6 ? REVIEW_FIELDS : SECTION_FIELDS[section];
  return fields.flatMap((field) => {
    const fault = faults[field];
    return fault ? [{ field, fault }] : [];
  });
}

/** Whether a number is possible but implausible: the form asks for confirmation and then keeps it. */
export function isUnusual(field: FigureField, value: number | null): boolean {
  if (value === null || Number.isNaN(value)) return false;
  const { min, max } = REPORT_FIELDS[field].plausible;
  return value < min || value > max;
}

/** Above this, in mmHg, no measured pressure is meant in centimetres, as “12/8” is said aloud. */
const MOST_SAID_IN_CENTIMETRES = 25;

const PRESSURES: readonly string[] = ['gsympt_blood_pressure_pas', 'gsympt_blood_pressure_pad'];

/** The question about an unusual answer, as a key of its text; a pressure in centimetres is told how it is written. */
export const unusualQuestion = (field: string, value: unknown): string =>
  PRESSURES.includes(field) && Number(value) <= MOST_SAID_IN_CENTIMETRES
    ? 'report.unusualPressure'
    : 'report.unusual';

/**
 * Whether a report says that nobody else was ill and yet gives several. A new report like that is refused;
 * a stored one is flagged to editors and counts as one person.
 */
export const contradictsMassPoisoning = (report: {
  mass_poisoning?: boolean | null | undefined;
  mass_poisoning_nb?: number | null | undefined;
}): boolean => report.mass_poisoning === false && (report.mass_poisoning_nb ?? 0) > 1;

/** Whether the consultation is dated before the meal, although symptoms only follow it. */
export const isSeenBefore = (consultation: string | null, meal: string | null): boolean =>
  consultation !== null && meal !== null && consultation < meal && consultation >= FIRST_DAY;

/**
 * Whole years from a civil date to today; 0 for less than twelve months, and for a date that is none. The form
 * asks about a meal of a year ago or more (product decisions): 2006 is easily typed for 2026.
 */
export function yearsBefore(date: string | null, today: string): number {
  if (date === null || !parseIsoDate(date) || date < FIRST_DAY) return 0;
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  return Math.max(0, date.slice(5) > today.slice(5) ? years - 1 : years);
}

/** Answers as the form or the body of a call has them; a missing one is unanswered. */
type AnswersToCheck = { [F in FigureField]?: number | null | undefined } & {
  med_date?: string | null | undefined;
};

/**
 * Fields whose answers are possible but implausible. The form asks for confirmation of each; a public
 * report that keeps one waits for review.
 * @param meal civil day of the meal at the place
 */
export function unusualAnswers(answers: AnswersToCheck, meal: string | null): (FigureField | 'med_date')[] {
  const figures = FIGURE_FIELDS.filter((field) => isUnusual(field, answers[field] ?? null));
  return isSeenBefore(answers.med_date ?? null, meal) ? [...figures, 'med_date'] : figures;
}

function dateFault(date: string | null, { now, zone }: DateContext): Fault | null {
  if (date === null) return null;
  if (!parseIsoDate(date)) return { code: 'date_invalid' };
  if (date < FIRST_DAY) return { code: 'date_old' };
  return isFuture(date, null, now, zone) ? { code: 'date_future' } : null;
}

function clockFault({ event_date, event_clock }: ReportValues, { now, zone }: DateContext): Fault | null {
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
