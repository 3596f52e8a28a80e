import { emptyReport, type ReportValues } from './report-values';

/**
 * Fields that everybody at one meal has in common: place, time, product, its origin, number of people ill.
 */
export const MEAL_FIELDS = [
  'case_location_id',
  'case_geom',
  'event_date',
  'event_clock',
  'time_known',
  'case_purchase_place_type',
  'case_purchase_place',
  'specie_known',
  'specie_id',
  'phenotype_id',
  'mass_poisoning',
  'mass_poisoning_nb',
  'ate_nb',
] as const;

/**
 * Initial values for the next patient of the same meal; everything about the person is empty. The profile
 * is kept for health staff only, because "myself" or "a relative" need not apply to the next patient.
 */
export function nextPatient(values: ReportValues): ReportValues {
  const meal = Object.fromEntries(MEAL_FIELDS.map((field) => [field, values[field]]));
  const unsure = values.unsure.filter((field) => (MEAL_FIELDS as readonly string[]).includes(field));
  const profile = values.profile === '1' ? values.profile : null;
  return { ...emptyReport(), ...meal, profile, unsure };
}
