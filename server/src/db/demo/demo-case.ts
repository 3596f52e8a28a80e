import type { Severity } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { NumberDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { type FigureField, fieldsOf, REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import type { Random } from './demo-random';

/** Percentage of patients with each symptom, by field of the symptom. */
export type SymptomWeights = Record<string, number>;

/** A species that can be reported, with its relative frequency. */
export interface DemoSpecies {
  id: number;
  phenotype_id: number;
  weight: number;
}

const AGES: [[number, number], number][] = [
  [[1, 10], 4],
  [[11, 20], 9],
  [[21, 30], 17],
  [[31, 40], 24],
  [[41, 50], 21],
  [[51, 60], 14],
  [[61, 70], 8],
  [[71, 88], 3],
];

const REMARKS = [
  'Sensation de brûlure au contact de l’eau froide.',
  'Poisson partagé en famille, les autres convives se portent bien.',
  'Démangeaisons surtout la nuit.',
  'Tingling around the mouth, cold drinks felt hot.',
];

/** Who was ill: proportions follow the profile that French Polynesia published for 2018. */
export function patientColumns(random: Random) {
  const [from, to] = random.weighted(AGES);
  const repeat = random.chance(0.52);
  const collective = random.chance(0.6);
  return {
    profile: random.weighted([
      ['1', 6],
      ['2', 3],
      ['3', 2],
      ['U', 1],
    ] as const),
    gender: random.weighted([
      ['M', 57.6],
      ['F', 41],
      ['U', 1.4],
    ] as const),
    age: random.chance(0.94) ? random.int(from, to) : null,
    history: repeat
      ? '1'
      : random.weighted([
          ['2', 9],
          ['U', 1],
        ] as const),
    history_nb: repeat
      ? random.weighted([
          [1, 6],
          [2, 3],
          [3, 1],
        ] as const)
      : null,
    mass_poisoning: collective,
    mass_poisoning_nb: collective
      ? random.weighted([
          [2, 10],
          [3, 6],
          [4, 4],
          [5, 2],
          [8, 0.2],
        ] as const)
      : null,
    gsympt_other_obs: random.chance(0.12) ? random.pick(REMARKS) : null,
  };
}

/** What was eaten and where it was obtained; some reporters know only the group of the fish. */
export function productColumns(random: Random, species: readonly DemoSpecies[]) {
  const eaten = random.weighted(species.map((specie) => [specie, specie.weight] as const));
  const isSpeciesKnown = random.chance(0.78);
  const isBought = random.chance(0.3);
  return {
    specie_known: isSpeciesKnown,
    specie_id: isSpeciesKnown ? eaten.id : null,
    phenotype_id: eaten.phenotype_id,
    specie_part_flesh: random.chance(0.96),
    specie_part_head: random.chance(0.34),
    specie_part_viscera: random.chance(0.12),
    specie_part_eggs: random.chance(0.06),
    case_purchase_place_type: isBought
      ? random.weighted([
          ['1', 5],
          ['2', 3],
          ['3', 3],
          ['4', 1],
        ] as const)
      : 'U',
  };
}

/** Symptoms with their severity, and what health staff measured. */
export function clinicalColumns(random: Random, weights: SymptomWeights) {
  const isPresent = (key: string) => random.chance((weights[key] ?? 0) / 100);
  const severityOf = (key: string): Severity =>
    isPresent(key)
      ? random.weighted([
          ['1', 35],
          ['2', 40],
          ['3', 15],
          ['Y', 10],
        ] as const)
      : random.weighted([
          ['N', 95],
          ['U', 5],
        ] as const);
  const examined = random.chance(0.55);
  return {
    ...Object.fromEntries(GRADED_SYMPTOMS.map((key) => [key, random.chance(0.96) ? severityOf(key) : null])),
    ...Object.fromEntries(SYMPTOM_FLAG_KEYS.map((key) => [key, isPresent(key)])),
    // 84 of 100 patients fell ill within twelve hours.
    gsympt_delay: random.weighted([
      ['2', 5],
      ['3', 21],
      ['4', 58],
      ['5', 14],
      ['1', 2],
    ] as const),
    gsympt_persist: random.chance(0.08),
    med_seen: examined ? ('yes' as const) : ('no' as const),
    med_type: examined
      ? random.weighted([
          ['4', 6],
          ['5', 3],
          ['1', 2],
          ['3', 1],
        ] as const)
      : null,
    ...measurementColumns(random, examined),
  };
}

/**
 * Measurements by health staff: within the usual range of each numeric field; null for patients who saw
 * nobody.
 */
function measurementColumns(random: Random, examined: boolean): Partial<Record<FigureField, number | null>> {
  const columns: Partial<Record<FigureField, number | null>> = {};
  for (const field of fieldsOf('whole', 'decimal')) {
    const { kind, usual }: NumberDefinition = REPORT_FIELDS[field];
    const steps = kind === 'decimal' ? 10 : 1;
    if (usual) columns[field] = examined ? random.int(usual.min * steps, usual.max * steps) / steps : null;
  }
  return columns;
}
