import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import type { ErrorCode } from '@ciguawatch/shared/contract/error-codes';
import { type FishBody, fishColumns, type ResultColumns, resultColumns } from '../content';
import { differingFields, mergedFish } from './compare-fish';

/** Error of one line of a table. */
export interface LineFault {
  line: number;
  field: string;
  code: ErrorCode;
}

/** A result with the line that gives it. */
export interface LineResult {
  line: number;
  columns: ResultColumns;
}

/** Lines of one sample. */
export interface SampleGroup {
  country: number;
  fish: FishBody;
  lines: readonly SampleLine[];
  results: readonly LineResult[];
}

/** Name of a sample among those of all countries. */
export const codeKey = (country: number, code: string): string => `${country} ${code.trim().toLowerCase()}`;

const fishOf = ({ line: _, country: _c, result: _r, ...fish }: SampleLine): FishBody => fish;

/** The lines by sample, with a fault for each that contradicts an earlier one. */
export function lineGroups(rows: readonly SampleLine[]): { groups: SampleGroup[]; faults: LineFault[] } {
  const groups = new Map<string, SampleLine[]>();
  for (const row of rows) {
    const key = codeKey(row.country, row.code);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const faults: LineFault[] = [];
  const made = [...groups.values()].map((lines): SampleGroup => {
    const [one] = lines as [SampleLine];
    let fish = fishColumns(fishOf(one));
    for (const row of lines.slice(1)) {
      const own = fishColumns(fishOf(row));
      for (const field of differingFields(fish, own))
        faults.push({ line: row.line, field, code: 'contradicts' });
      fish = mergedFish(fish, own);
    }
    const results = lines.flatMap(({ line, result }) =>
      result ? [{ line, columns: resultColumns(result) }] : [],
    );
    return { country: one.country, fish, lines, results };
  });
  return { groups: made, faults };
}
