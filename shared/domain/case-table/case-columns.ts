import type { AgeBucket } from '../codes/age';
import type { CaseSource, Gender, History, OnsetDelay, Severity, SpeciePart } from '../codes/choices';
import { SPECIE_PARTS } from '../codes/choices';
import type { GradedSymptom, SymptomFlag } from '../codes/symptoms';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';

/**
 * Columns of `cw/caselist/` in the order of each row: the complete allow-list of what the public may see of
 * a case (product decisions, "Cases for the public and for editors").
 */
export const PUBLIC_COLUMNS = [
  'id',
  'case_eventmonth',
  'case_eventyear',
  'case_country',
  'case_archi',
  'case_island',
  'case_geom',
  'age_bucket',
  'gender',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
  'gsympt_delay',
  'gsympt_persist',
  'history',
  'mass_poisoning',
  'mass_poisoning_nb',
  'specie_id',
  'phenotype_id',
  ...SPECIE_PARTS,
  'source',
  'meal_group',
] as const;

export type PublicColumn = (typeof PUBLIC_COLUMNS)[number];

/**
 * One public case by column name: the only source of public responses, documents, files and pages. Withheld
 * and unknown values are null; `withheld.ts` says what is withheld where.
 */
export type PublicRow = {
  id: number;
  /** 1 to 12 at the place, null when only the year is known */
  case_eventmonth: number | null;
  case_eventyear: number | null;
  /** country id */
  case_country: number | null;
  /** location id of the archipelago */
  case_archi: number | null;
  /** location id of the island */
  case_island: number | null;
  /** [longitude, latitude] of the island's label point, RFC 7946 */
  case_geom: [number, number] | null;
  age_bucket: AgeBucket | null;
  gender: Gender | null;
  gsympt_delay: OnsetDelay | null;
  gsympt_persist: boolean | null;
  history: History | null;
  mass_poisoning: boolean | null;
  /**
   * People ill after the meal. Where details of patients are withheld, the lower bound of its class (2, 5,
   * 10 or 20), and 2 where the report only said that others were ill.
   */
  mass_poisoning_nb: number | null;
  specie_id: number | null;
  phenotype_id: number | null;
  source: CaseSource;
  /**
   * number shared by the public reports of one meal, without other meaning; null where there is no other
   * report
   */
  meal_group: number | null;
} & Record<GradedSymptom, Severity | null> &
  Record<SymptomFlag | SpeciePart, boolean | null>;

/** A public row as transferred: the values in the order of `PUBLIC_COLUMNS`. */
export type PublicCaseRow = unknown[];

/**
 * Cases per chunk of the public list. A case gets the next position when it becomes public and keeps it, so
 * that earlier chunks stay cacheable.
 */
export const CHUNK_CASES = 5000;
