import type { ErrorCode } from '../../contract/error-codes';
import { INT16, INT32, PLAUSIBLE, TEXT_MAX } from '../codes/limits';
import { email, firstFault, maxLength } from '../text/validators';
import { isClock, isFuture } from '../time/event-time';
import { parseIsoDate } from '../time/timezone';
import { SECTION_FIELDS, type Section } from './report-sections';
import type { ReportField, ReportValues } from './report-values';

/** What is wrong with one answer, with the limit that it breaks. */
export interface Fault {
  code: ErrorCode;
  length?: number;
  min?: number;
  max?: number;
}
export type Faults = Partial<Record<ReportField, Fault>>;

/** What a check of dates needs to know. */
export interface Here {
  /** milliseconds since 1970 UTC */
  now: number;
  /** IANA zone of the place */
  zone: string;
}

const INTEGERS: readonly [ReportField, { min: number; max: number }][] = [
  ['age', INT16],
  ['history_nb', INT16],
  ['mass_poisoning_nb', INT16],
  ['gsympt_heart_rate', INT32],
  ['gsympt_blood_pressure_pas', INT32],
  ['gsympt_blood_pressure_pad', INT32],
];
const TEXTS = [
  'case_purchase_place',
  'med_place',
  'gsympt_diagnostic',
  'gsympt_other_obs',
  'cont_name',
  'cont_email',
  'cont_phone',
] as const;
/** Range that a body temperature may be stored in, °C. */
const TEMPERATURE = { min: -50, max: 100 };

/** Whether a question is asked at all: some stand only behind another answer. */
function isAsked(field: ReportField, values: ReportValues): boolean {
  if (field === 'history_nb') return values.history === '1';
  if (field === 'mass_poisoning_nb') return values.mass_poisoning === true;
  if (field === 'med_date' || field === 'med_place') return values.med_seen === 'yes';
  if (field === 'event_clock') return values.time_known;
  if (field === 'case_purchase_place') return values.case_purchase_place_type !== 'U';
  return true;
}

/**
 * Every fault of a report: specification, section 5, and no date in the future. What a hidden
 * question still holds is no fault: nobody could mend it.
 */
export function faultsOf(values: ReportValues, here: Here): Faults {
  const faults: Faults = {};
  const set = (field: ReportField, fault: Fault | null) => {
    if (fault && !faults[field] && isAsked(field, values)) faults[field] = fault;
  };
  if (values.case_location_id === null) set('case_location_id', { code: 'required' });
  set('event_date', dateFault(values.event_date, null, here));
  if (values.event_date === null) set('event_date', { code: 'required' });
  set('event_clock', clockFault(values, here));
  set('med_date', dateFault(values.med_date, null, here));
  for (const [field, range] of INTEGERS) set(field, numberFault(values[field] as number | null, range, true));
  set('msympt_body_temp', numberFault(values.msympt_body_temp, TEMPERATURE, false));
  if (firstFault(values.cont_email.trim(), [email])) set('cont_email', { code: 'email' });
  for (const field of TEXTS) {
    const length = TEXT_MAX[field];
    if (firstFault(values[field], [maxLength(length)])) set(field, { code: 'too_long', length });
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

/** True when a number is possible but unusual: the form asks to look at it once more. */
export function isUnusual(field: keyof typeof PLAUSIBLE, value: number | null): boolean {
  if (value === null || Number.isNaN(value)) return false;
  const { min, max } = PLAUSIBLE[field];
  return value < min || value > max;
}

function dateFault(date: string | null, clock: string | null, { now, zone }: Here): Fault | null {
  if (date === null) return null;
  if (!parseIsoDate(date)) return { code: 'date_invalid' };
  return isFuture(date, clock, now, zone) ? { code: 'date_future' } : null;
}

function clockFault({ event_date, event_clock }: ReportValues, { now, zone }: Here): Fault | null {
  if (event_clock === null) return null;
  if (!isClock(event_clock)) return { code: 'date_invalid' };
  if (event_date === null || dateFault(event_date, null, { now, zone })) return null;
  return isFuture(event_date, event_clock, now, zone) ? { code: 'date_future' } : null;
}

function numberFault(
  value: number | null,
  { min, max }: { min: number; max: number },
  whole: boolean,
): Fault | null {
  if (value === null) return null;
  if (Number.isNaN(value)) return { code: 'wrong_type' };
  if (whole && !Number.isInteger(value)) return { code: 'digits' };
  if (value < min) return { code: 'too_small', min };
  return value > max ? { code: 'too_large', max } : null;
}
