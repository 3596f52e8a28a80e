import type { CaseTable } from '../case-table/engine-table';
import { SEVERITIES } from '../codes/choices';
import { GRADED_SYMPTOMS, type GradedSymptom } from '../codes/symptoms';
import { countCodes } from './statistics-counts';

/** Reports with one symptom, by severity. */
export interface SymptomCount {
  key: GradedSymptom;
  soft: number;
  medium: number;
  hard: number;
  /** present, without a severity */
  present: number;
  /** reports with the symptom, whatever its severity */
  count: number;
  /** reports that say whether the symptom was present: the base of percentages */
  answered: number;
}

const code = (severity: (typeof SEVERITIES)[number]) => SEVERITIES.indexOf(severity) + 1;
const CODE_NOT_OBSERVED = code('N');
const CODE_PRESENT = code('Y');
const CODE_SOFT = code('1');
const CODE_MEDIUM = code('2');
const CODE_HARD = code('3');

/** Counts all 24 symptoms, in the order of the specification. "Unknown" counts as unanswered. */
export function allSymptoms(table: CaseTable, rows: Uint32Array): SymptomCount[] {
  return GRADED_SYMPTOMS.map((key, index) => {
    const counts = countCodes(table.symptoms[index] as Uint8Array, rows, SEVERITIES.length);
    const [soft, medium, hard, present] = [CODE_SOFT, CODE_MEDIUM, CODE_HARD, CODE_PRESENT].map(
      (c) => counts[c] as number,
    ) as [number, number, number, number];
    const count = soft + medium + hard + present;
    return {
      key,
      soft,
      medium,
      hard,
      present,
      count,
      answered: count + (counts[CODE_NOT_OBSERVED] as number),
    };
  });
}
