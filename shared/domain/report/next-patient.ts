import { emptyReport, type ReportValues } from './report-values';

/** What everybody at one table has in common: the place, the moment, the product, its origin, and how many fell ill. */
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
] as const;

/**
 * What the report of another patient of the same meal begins with; who it is and how ill stays open. Health staff
 * reports as such again; "myself" or "a relative" need not hold for the next.
 */
export function nextPatient(values: ReportValues): ReportValues {
  const meal = Object.fromEntries(MEAL_FIELDS.map((field) => [field, values[field]]));
  const unsure = values.unsure.filter((field) => (MEAL_FIELDS as readonly string[]).includes(field));
  const profile = values.profile === '1' ? values.profile : null;
  return { ...emptyReport(), ...meal, profile, unsure };
}
