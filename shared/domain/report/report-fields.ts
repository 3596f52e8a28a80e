import {
  CARE_SOUGHT,
  GENDERS,
  HISTORIES,
  MED_TYPES,
  ONSET_DELAYS,
  PROFILES,
  PURCHASE_PLACE_TYPES,
  RESIDENCES,
  SEVERITIES,
  SPECIE_PARTS,
} from '../codes/choices';
import { INT16, INT32 } from '../codes/limits';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { FieldDefinition } from './field-definition';

const each = <const K extends string, const D>(names: readonly K[], definition: D) =>
  Object.fromEntries(names.map((name) => [name, definition])) as Record<K, D>;

/**
 * The fields of a report, each defined once, in the order of the form (specification, sections 3 and 5;
 * ranges by the product decisions). Schemas, form, rules, rows of the review and document, paper form and
 * columns follow from here. A new field also needs a column in a migration and its texts (docs/drills.md).
 */
export const REPORT_FIELDS = {
  profile: { section: 1, kind: 'choice', choices: PROFILES },
  gender: { section: 1, kind: 'choice', choices: GENDERS },
  age: {
    section: 1,
    kind: 'whole',
    range: INT16,
    plausible: { min: 0, max: 120 },
    example: 34,
    unit: 'years',
  },
  /** age of an infant in whole months; `age` holds its whole years then */
  age_months: {
    section: 1,
    kind: 'whole',
    range: { min: 0, max: 23 },
    plausible: { min: 0, max: 23 },
    example: 8,
    unit: 'months',
  },
  history: { section: 1, kind: 'choice', choices: HISTORIES },
  /** number of previous poisonings */
  history_nb: {
    section: 1,
    kind: 'whole',
    range: INT16,
    plausible: { min: 0, max: 50 },
    example: 2,
    after: ['history', '1'],
  },
  cont_name: { section: 1, kind: 'text', max: 200, apart: true },
  cont_email: { section: 1, kind: 'text', max: 254, apart: true },
  cont_phone: { section: 1, kind: 'text', max: 20, apart: true },

  case_location_id: { section: 2, kind: 'place', apart: true },
  case_geom: { section: 2, kind: 'point', apart: true },
  specie_known: { section: 2, kind: 'tick' },
  specie_id: { section: 2, kind: 'specie' },
  phenotype_id: { section: 2, kind: 'phenotype' },
  ...each(SPECIE_PARTS, { section: 2, kind: 'tick' }),
  case_purchase_place_type: { section: 2, kind: 'choice', choices: PURCHASE_PLACE_TYPES },
  case_purchase_place: { section: 2, kind: 'text', max: 255, unless: ['case_purchase_place_type', 'U'] },

  /** civil date of the meal at the place */
  event_date: { section: 3, kind: 'date', apart: true },
  /** HH:MM at the place */
  event_clock: { section: 3, kind: 'clock', apart: true, after: ['time_known', true] },
  time_known: { section: 3, kind: 'untick', apart: true },
  mass_poisoning: { section: 3, kind: 'yesNo' },
  /** people ill after the same meal, the patient included: at least two when others were ill */
  mass_poisoning_nb: {
    section: 3,
    kind: 'whole',
    range: INT16,
    plausible: { min: 2, max: 300 },
    example: 4,
    after: ['mass_poisoning', true],
  },
  med_seen: { section: 3, kind: 'choice', choices: CARE_SOUGHT },
  med_type: { section: 3, kind: 'choice', choices: MED_TYPES, after: ['med_seen', 'yes'] },
  med_place: { section: 3, kind: 'text', max: 200, after: ['med_seen', 'yes'] },
  med_location_id: { section: 3, kind: 'place', after: ['med_seen', 'yes'] },
  /** civil date of the consultation */
  med_date: { section: 3, kind: 'date', after: ['med_seen', 'yes'] },

  gsympt_delay: { section: 4, kind: 'choice', choices: ONSET_DELAYS },
  gsympt_persist: { section: 4, kind: 'yesNo' },
  ...each(GRADED_SYMPTOMS, { section: 4, kind: 'choice', choices: SEVERITIES }),
  ...each(SYMPTOM_FLAG_KEYS, { section: 4, kind: 'yesNo' }),

  gsympt_other_obs: { section: 5, kind: 'text', max: 4000 },
  gsympt_diagnostic: { section: 5, kind: 'text', max: 4000 },
  msympt_body_temp: {
    section: 5,
    kind: 'decimal',
    range: { min: -50, max: 100 },
    plausible: { min: 25, max: 45 },
    example: 37.2,
    usual: { min: 35.5, max: 37.5 },
    unit: 'celsius',
  },
  gsympt_heart_rate: {
    section: 5,
    kind: 'whole',
    range: INT32,
    plausible: { min: 15, max: 300 },
    example: 72,
    usual: { min: 46, max: 98 },
    unit: 'perMinute',
  },
  /** systolic */
  gsympt_blood_pressure_pas: {
    section: 5,
    kind: 'whole',
    range: INT32,
    plausible: { min: 30, max: 300 },
    example: 120,
    usual: { min: 88, max: 148 },
    unit: 'mmhg',
  },
  /** diastolic */
  gsympt_blood_pressure_pad: {
    section: 5,
    kind: 'whole',
    range: INT32,
    plausible: { min: 10, max: 200 },
    example: 80,
    usual: { min: 52, max: 92 },
    unit: 'mmhg',
  },

  /** hours from the meal to the first signs, within `gsympt_delay` */
  onset_hours: {
    section: 5,
    kind: 'decimal',
    range: { min: 0, max: 1000 },
    plausible: { min: 0, max: 72 },
    example: 6,
    unit: 'hours',
    staff: true,
  },
  /** whether the person stayed in a hospital */
  hospitalised: { section: 5, kind: 'yesNo', staff: true },
  intensive_care: { section: 5, kind: 'yesNo', after: ['hospitalised', true], staff: true },
  died: { section: 5, kind: 'yesNo', staff: true },
  /** people who ate of the meal, ill or not, the patient included */
  ate_nb: {
    section: 5,
    kind: 'whole',
    range: { min: 1, max: INT16.max },
    plausible: { min: 1, max: 500 },
    example: 6,
    staff: true,
  },
  resident: { section: 5, kind: 'choice', choices: RESIDENCES, staff: true },
} as const satisfies Record<string, FieldDefinition>;

type Definitions = typeof REPORT_FIELDS;

/** Name of a question of the report. */
export type AskedField = keyof Definitions;

/** Type of the definition of one field. */
export type DefinitionOf<F extends AskedField> = Definitions[F];

/** Names of the fields that have one of the given kinds. */
export type FieldOf<K extends FieldDefinition['kind']> = {
  [F in AskedField]: Definitions[F]['kind'] extends K ? F : never;
}[AskedField];

/** Names of the fields whose value is a number. */
export type FigureField = FieldOf<'whole' | 'decimal'>;

/** Every question, in the order of the form. */
export const ASKED_FIELDS = Object.keys(REPORT_FIELDS) as AskedField[];

/** Questions asked of health staff and editors only. */
export type StaffField = {
  [F in AskedField]: Definitions[F] extends { staff: true } ? F : never;
}[AskedField];

/** The definition of a field, widened to the general type for code that handles every field alike. */
export const definitionOf = (field: AskedField): FieldDefinition => REPORT_FIELDS[field];

/** The fields of some kinds, in the order of the form. */
export function fieldsOf<K extends FieldDefinition['kind']>(...kinds: K[]): FieldOf<K>[] {
  const wanted: readonly string[] = kinds;
  return ASKED_FIELDS.filter((field) => wanted.includes(REPORT_FIELDS[field].kind)) as FieldOf<K>[];
}

/** A field that the case stores unchanged, in a column of the same name. */
export type PlainField = {
  [F in AskedField]: Definitions[F] extends { apart: true } ? never : F;
}[AskedField];

/** The fields that the case stores unchanged, in the order of the form. */
export const PLAIN_FIELDS = ASKED_FIELDS.filter((field) => !definitionOf(field).apart) as PlainField[];

/** The questions asked of health staff and editors only, in the order of the form. */
export const STAFF_FIELDS = ASKED_FIELDS.filter((field) => definitionOf(field).staff) as StaffField[];
