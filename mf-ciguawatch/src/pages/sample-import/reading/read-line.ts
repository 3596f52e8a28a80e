import type { SampleLine } from '@ciguawatch/shared/api/schemas/desk/sample-import';
import { fishOf } from './fish-of-line';
import { LineReader } from './line-reader';
import type { CellFault, Reading } from './reading';
import { resultsOf } from './result-of-line';

/** A line as it would be stored: one row for each result. */
interface ReadLine {
  rows: Omit<SampleLine, 'line'>[];
  faults: CellFault[];
  /** whether its fish is not in the directory and kept as written */
  isUnnamed: boolean;
}

/** A line as it would be stored, with its errors. */
export function readLine(cells: readonly string[], reading: Reading): ReadLine {
  const line = new LineReader(cells, reading);
  const { fish, isUnnamed } = fishOf(line, reading);
  const results = resultsOf(line, reading);
  const rows = (results.length > 0 ? results : [null]).map((result) => ({ ...fish, result }));
  return { rows, faults: line.faults, isUnnamed };
}
