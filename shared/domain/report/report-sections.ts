import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import { CONTACT_FIELDS, type ReportField } from './report-values';

/** Sections of the form, 1 to 6; the last is the review. */
export const SECTIONS = [1, 2, 3, 4, 5, 6] as const;
export type Section = (typeof SECTIONS)[number];

/** The fields of each section in the order of the screen. */
export const SECTION_FIELDS: Record<Section, readonly ReportField[]> = {
  1: ['profile', 'gender', 'age', 'history', 'history_nb', ...CONTACT_FIELDS],
  2: [
    'case_location_id',
    'case_geom',
    'specie_known',
    'specie_id',
    'phenotype_id',
    ...SPECIE_PARTS,
    'case_purchase_place_type',
    'case_purchase_place',
  ],
  3: [
    'event_date',
    'event_clock',
    'time_known',
    'mass_poisoning',
    'mass_poisoning_nb',
    'med_seen',
    'med_type',
    'med_place',
    'med_location_id',
    'med_date',
  ],
  4: ['gsympt_delay', 'gsympt_persist', ...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS],
  5: [
    'gsympt_other_obs',
    'gsympt_diagnostic',
    'msympt_body_temp',
    'gsympt_heart_rate',
    'gsympt_blood_pressure_pas',
    'gsympt_blood_pressure_pad',
  ],
  6: [],
};

/** The field of the form that a field of the server's answer stands for. */
export function fieldOf(name: string): ReportField | null {
  if (name === 'case_eventtime') return 'event_date';
  const known = SECTIONS.flatMap((section) => SECTION_FIELDS[section]);
  return known.find((field) => field === name) ?? null;
}

/** The section that asks for a field. */
export function sectionOf(field: ReportField): Section {
  return SECTIONS.find((section) => SECTION_FIELDS[section].includes(field)) ?? 6;
}
