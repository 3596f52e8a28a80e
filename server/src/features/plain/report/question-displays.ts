import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import {
  GRADED_SYMPTOMS,
  SYMPTOM_FLAG_KEYS,
  SYMPTOM_FLAGS,
  SYMPTOM_GROUPS,
} from '@ciguawatch/shared/domain/codes/symptoms';
import { STAFF_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import type { ReportField } from '@ciguawatch/shared/domain/report/report-values';

/** Questions shown together under one heading. */
export type QuestionGroup = 'contact' | 'parts' | 'staff' | keyof typeof SYMPTOM_GROUPS | 'temperature';

/** How a question is shown. Keys of texts are those of the portal's form, `report.*`. */
export type QuestionDisplay = {
  /** radios: side by side where there is room; tiles: below each other; box: in a box of its own beside the review; never: not asked */
  as:
    | 'radios'
    | 'tiles'
    | 'select'
    | 'yesNo'
    | 'number'
    | 'text'
    | 'lines'
    | 'date'
    | 'clock'
    | 'tick'
    | 'untick'
    | 'place'
    | 'product'
    | 'trap'
    | 'box'
    | 'never';
  /** key of the label; the name of the field when left out */
  label?: string;
  help?: string;
  /** codes in the order of the portal's screen, where it differs from the specification */
  order?: readonly string[];
  type?: 'email' | 'tel';
  complete?: string;
  required?: true;
  group?: QuestionGroup;
};

const displayEach = <const K extends string>(names: readonly K[], ask: (name: K) => QuestionDisplay) =>
  Object.fromEntries(names.map((name) => [name, ask(name)])) as Record<K, QuestionDisplay>;

const GROUP_OF_FIELD = new Map<string, QuestionGroup>([
  ...Object.entries(SYMPTOM_GROUPS).flatMap(([group, names]) =>
    names.map((name): [string, QuestionGroup] => [name, group as QuestionGroup]),
  ),
  ...Object.entries(SYMPTOM_FLAGS),
]);

/**
 * How each field of a report is asked without scripts; a defined field without a line here does not compile.
 * Limits, choices and section come from its definition (`report-fields.ts`), texts from the dictionaries.
 */
export const QUESTION_DISPLAYS: Record<ReportField, QuestionDisplay> = {
  profile: { as: 'tiles', order: ['2', '3', '1', 'U'] },
  gender: { as: 'radios' },
  age: { as: 'number' },
  age_months: { as: 'number', label: 'report.ageMonths' },
  history: { as: 'radios', label: 'report.history' },
  history_nb: { as: 'number', label: 'report.historyNb', help: 'report.historyNbHelp' },
  cont_name: { as: 'text', complete: 'name', group: 'contact' },
  cont_email: { as: 'text', type: 'email', complete: 'email', group: 'contact' },
  cont_phone: { as: 'text', type: 'tel', complete: 'tel', group: 'contact' },

  case_location_id: { as: 'place', label: 'report.place', help: 'report.placeHelp', required: true },
  /** Needs a map, and so scripts. */
  case_geom: { as: 'never' },
  /** Follows from the chosen species or group. */
  specie_known: { as: 'never' },
  specie_id: { as: 'product', label: 'report.species' },
  /** Part of the list of species. */
  phenotype_id: { as: 'never' },
  ...displayEach(SPECIE_PARTS, () => ({ as: 'tick', group: 'parts' })),
  case_purchase_place_type: { as: 'radios' },
  case_purchase_place: { as: 'text' },

  event_date: { as: 'date', label: 'report.mealDate', required: true },
  event_clock: { as: 'clock' },
  time_known: { as: 'untick', label: 'report.hourUnknown' },
  mass_poisoning: { as: 'yesNo', label: 'report.massPoisoning' },
  mass_poisoning_nb: { as: 'number', label: 'report.massNb', help: 'report.massNbHelp' },
  med_seen: { as: 'radios', label: 'report.medSeen' },
  med_type: { as: 'select' },
  med_place: { as: 'text' },
  med_location_id: { as: 'place' },
  med_date: { as: 'date' },

  gsympt_delay: { as: 'select' },
  gsympt_persist: { as: 'select' },
  ...displayEach(GRADED_SYMPTOMS, (name) => ({
    as: 'select',
    group: GROUP_OF_FIELD.get(name) as QuestionGroup,
  })),
  ...displayEach(SYMPTOM_FLAG_KEYS, (name) => ({
    as: 'select',
    group: GROUP_OF_FIELD.get(name) as QuestionGroup,
  })),

  gsympt_other_obs: { as: 'lines', label: 'report.observations', help: 'report.noNames' },
  gsympt_diagnostic: { as: 'lines', group: 'staff' },
  msympt_body_temp: { as: 'number', group: 'staff' },
  gsympt_heart_rate: { as: 'number', group: 'staff' },
  gsympt_blood_pressure_pas: { as: 'number', group: 'staff' },
  gsympt_blood_pressure_pad: { as: 'number', group: 'staff' },

  /** Those who are asked these have the portal's form. */
  ...displayEach(STAFF_FIELDS, () => ({ as: 'never' })),

  /** "Don't know" is one of the choices of a yes-no question. */
  unsure: { as: 'never' },
  ask_again: { as: 'box' },
  reminder_email: { as: 'box' },
  website: { as: 'trap' },
};
