import { patientColumns } from '../../../server/src/db/demo/demo-case';
import type { Random } from '../../../server/src/db/demo/demo-random';
import type { GradedSymptom } from '../../../shared/domain/codes/symptoms';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../../../shared/domain/codes/symptoms';
import type { PairInputs } from './reference';

/** The truth about a patient. */
export interface Patient {
  gender: 'M' | 'F';
  age: number;
  history: '1' | '2';
  history_nb: number | null;
  felt: ReadonlySet<string>;
  onset: '2' | '3' | '4' | '5';
  parts: readonly ('specie_part_head' | 'specie_part_eggs' | 'specie_part_viscera')[];
  /** pulse and blood pressure as measured */
  pulse: number;
  pressure: number;
}

const ONSETS = [
  ['2', 5],
  ['3', 21],
  ['4', 60],
  ['5', 14],
] as const;

/**
 * Draws a patient of French Polynesia: sex, age and history as in the demonstration data; more symptoms for
 * those who ate more.
 * @param onset onset of another patient of the meal, which is similar in half the cases
 */
export function newPatient(random: Random, { symptoms }: PairInputs, onset?: Patient['onset']): Patient {
  const drawn = patientColumns(random);
  const dose = 0.7 + random.next() * 0.6;
  const felt = [...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS].filter((key) =>
    random.chance(Math.min(0.98, ((symptoms[key as GradedSymptom] ?? 0) / 100) * dose)),
  );
  return {
    gender: random.chance(0.584) ? 'M' : 'F',
    age: drawn.age ?? random.int(20, 60),
    history: drawn.history === '1' ? '1' : '2',
    history_nb: drawn.history_nb,
    felt: new Set(felt),
    onset: onset !== undefined && random.chance(0.3) ? onset : random.weighted(ONSETS),
    parts: (
      [
        ['specie_part_head', 0.34],
        ['specie_part_viscera', 0.12],
        ['specie_part_eggs', 0.06],
      ] as const
    ).flatMap(([part, share]) => (random.chance(share) ? [part] : [])),
    pulse: random.int(46, 98),
    pressure: random.int(88, 148),
  };
}
