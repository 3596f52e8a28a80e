import type {
  Gender,
  History,
  MedType,
  OnsetDelay,
  Profile,
  PurchasePlaceType,
  Severity,
  SpeciePart,
} from '../codes/choices';
import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, type GradedSymptom, SYMPTOM_FLAG_KEYS, type SymptomFlag } from '../codes/symptoms';
import type { PointGeometry } from '../geo/geometry';
import { UNREADABLE } from '../text/unreadable';

/** Whether a doctor or nurse was seen: asked only to open the fields of the place of care. */
export type Seen = 'yes' | 'no' | 'unknown';

/** Questions answered by yes or no. */
export type YesNoField = SymptomFlag | 'mass_poisoning' | 'gsympt_persist';

/**
 * The answers of a report while it is filled in. Names are those of the specification, section 3;
 * null and empty text mean unanswered. A number that is not one is NaN until it is mended.
 */
export type ReportValues = {
  profile: Profile | null;
  gender: Gender | null;
  age: number | null;
  history: History | null;
  history_nb: number | null;
  cont_name: string;
  cont_email: string;
  cont_phone: string;
  case_location_id: number | null;
  case_geom: PointGeometry | null;
  specie_known: boolean | null;
  specie_id: number | null;
  phenotype_id: number | null;
  case_purchase_place_type: PurchasePlaceType | null;
  case_purchase_place: string;
  /** civil date of the meal at the place */
  event_date: string | null;
  /** HH:MM at the place */
  event_clock: string | null;
  time_known: boolean;
  mass_poisoning: boolean | null;
  mass_poisoning_nb: number | null;
  med_seen: Seen | null;
  med_type: MedType | null;
  med_place: string;
  med_date: string | null;
  med_location_id: number | null;
  gsympt_delay: OnsetDelay | null;
  gsympt_persist: boolean | null;
  gsympt_other_obs: string;
  gsympt_diagnostic: string;
  msympt_body_temp: number | null;
  gsympt_heart_rate: number | null;
  gsympt_blood_pressure_pas: number | null;
  gsympt_blood_pressure_pad: number | null;
  /** Yes-no questions answered "don't know": kept with the draft, null in a saved case. */
  unsure: readonly YesNoField[];
  /** Filled only by programs that fill every field. */
  website: string;
} & Record<GradedSymptom, Severity | null> &
  Record<SymptomFlag | SpeciePart, boolean | null>;

export type ReportField = keyof ReportValues;

const nulls = <K extends string>(keys: readonly K[]): Record<K, null> =>
  Object.fromEntries(keys.map((key) => [key, null])) as Record<K, null>;

/** A report without any answer. Nothing is preselected. */
export function emptyReport(): ReportValues {
  return {
    ...nulls(['profile', 'gender', 'age', 'history', 'history_nb'] as const),
    ...{ cont_name: '', cont_email: '', cont_phone: '' },
    ...nulls(['case_location_id', 'case_geom', 'specie_known', 'specie_id', 'phenotype_id'] as const),
    ...nulls(SPECIE_PARTS),
    case_purchase_place_type: null,
    case_purchase_place: '',
    ...nulls(['event_date', 'event_clock', 'mass_poisoning', 'mass_poisoning_nb'] as const),
    time_known: true,
    ...nulls(['med_seen', 'med_type', 'med_date', 'med_location_id'] as const),
    med_place: '',
    ...nulls(['gsympt_delay', 'gsympt_persist'] as const),
    ...nulls(GRADED_SYMPTOMS),
    ...nulls(SYMPTOM_FLAG_KEYS),
    gsympt_other_obs: '',
    gsympt_diagnostic: '',
    ...nulls(['msympt_body_temp', 'gsympt_heart_rate'] as const),
    ...nulls(['gsympt_blood_pressure_pas', 'gsympt_blood_pressure_pad'] as const),
    unsure: [],
    website: '',
  };
}

/** True when nothing was answered yet: such a report needs no draft. */
export function isUntouched(values: ReportValues): boolean {
  const empty = emptyReport();
  return (
    (Object.keys(empty) as ReportField[]).every((key) => key === 'unsure' || values[key] === empty[key]) &&
    values.unsure.length === 0
  );
}

/** The answers without what could not be read: the text that was typed is gone with its field. */
export function readable(values: ReportValues): ReportValues {
  const kept = Object.entries(values).map(([key, value]) =>
    Number.isNaN(value) || value === UNREADABLE ? [key, null] : [key, value],
  );
  return Object.fromEntries(kept) as ReportValues;
}

/** The contact of a report; drafts of nobody's are kept without it. */
export const CONTACT_FIELDS = ['cont_name', 'cont_email', 'cont_phone'] as const;

/** The answers without those that say who the reporter is. */
export function withoutContact(values: ReportValues): ReportValues {
  return { ...values, cont_name: '', cont_email: '', cont_phone: '' };
}
