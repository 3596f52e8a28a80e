import type { CaseCreate, CasePatch } from '@ciguawatch/shared/api/schemas/case';
import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';

/** Columns that are stored as they are sent. */
export const PLAIN_COLUMNS = [
  'case_purchase_place_type',
  'case_purchase_place',
  'profile',
  'gender',
  'age',
  'history',
  'history_nb',
  'mass_poisoning',
  'mass_poisoning_nb',
  'med_date',
  'med_place',
  'med_type',
  'med_location_id',
  'gsympt_diagnostic',
  'gsympt_delay',
  'gsympt_persist',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  ...SPECIE_PARTS,
  'msympt_body_temp',
  'gsympt_heart_rate',
  'gsympt_blood_pressure_pas',
  'gsympt_blood_pressure_pad',
  'gsympt_other_obs',
  'phenotype_id',
  'specie_known',
  'specie_id',
] as const;

export type PlainColumn = (typeof PLAIN_COLUMNS)[number];
export type PlainValues = Partial<Pick<CaseCreate, PlainColumn>>;

/** The plain columns that a body names, ready for the table. */
export function plainValues(body: CaseCreate | CasePatch): PlainValues {
  const given = PLAIN_COLUMNS.filter((column) => body[column] !== undefined);
  return Object.fromEntries(given.map((column) => [column, body[column]])) as PlainValues;
}
