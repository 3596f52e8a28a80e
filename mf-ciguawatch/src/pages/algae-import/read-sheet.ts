import { MOST_ROWS, type TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import type { Sheet } from './read-csv';
import { type CellFault, type Reading, type ReadLine, readLine } from './read-line';
import { rowUuid } from './row-uuid';

/** A line that cannot be stored as it is. */
export interface LineFault extends CellFault {
  /** of the line in the file */
  number: number;
}

/** What a whole file comes to. */
export interface Preview {
  lines: { number: number; cells: string[]; read: ReadLine }[];
  faults: LineFault[];
  /** how many lines are of countries that the person does not manage */
  abroad: number;
  /** lines that would be stored */
  rows: Omit<TrackingCreate, 'uuid'>[];
  tooMany: boolean;
}

/**
 * Reads each line of a file.
 * @param skipAbroad leaves out lines of countries that the person does not manage, which are faults otherwise
 */
export function readSheet(sheet: Sheet, reading: Reading, skipAbroad: boolean, prefix: string): Preview {
  const lines = sheet.lines.map(({ number, cells }) => {
    const read = readLine(cells, reading);
    const { code } = read.row;
    const row = code && prefix ? { ...read.row, code: prefix + code } : read.row;
    return { number, cells, read: { ...read, row } };
  });
  const wanted = lines.filter(({ read }) => !(skipAbroad && read.abroad));
  return {
    lines,
    faults: wanted.flatMap(({ number, read }) => read.faults.map((fault) => ({ ...fault, number }))),
    abroad: lines.filter(({ read }) => read.abroad).length,
    rows: wanted.map(({ read }) => read.row),
    tooMany: wanted.length > MOST_ROWS,
  };
}

/** Rows with identifiers that follow from what they say: the same file again names the same rows. */
export async function withUuids(rows: Preview['rows']): Promise<TrackingCreate[]> {
  const seen = new Map<string, number>();
  const named: TrackingCreate[] = [];
  for (const row of rows) {
    const said = JSON.stringify(row);
    const count = seen.get(said) ?? 0;
    seen.set(said, count + 1);
    named.push({ uuid: await rowUuid(row, count), ...row });
  }
  return named;
}
