import { MOST_ROWS, type TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import { rowUuid } from '../row-uuid';
import type { Sheet } from './read-csv';
import { type CellFault, type Reading, type ReadLine, readLine } from './read-line';

/** A line that cannot be stored as it is. */
export interface LineFault extends CellFault {
  /** of the line in the file */
  number: number;
}

/**
 * What is odd of lines that can be stored: a place far from any island of its country, cells that were not counted,
 * lines that say the same as another one.
 */
type Note =
  | ({ kind: 'far'; km: number } & Pick<LineFault, 'number' | 'field' | 'column' | 'text'>)
  | { kind: 'notCounted' | 'twice'; numbers: number[] };

/** Farthest that a sampling lies from land of its country without a word: 200 nautical miles, in kilometres. */
const FAR_KM = 370;

/** What a whole file comes to. */
export interface Preview {
  lines: { number: number; cells: string[]; read: ReadLine }[];
  faults: LineFault[];
  /** how many lines are of countries that the person does not manage */
  abroad: number;
  /** what is to be looked at and keeps nothing back */
  notes: Note[];
  /** lines that would be stored */
  rows: Omit<TrackingCreate, 'uuid'>[];
  /** their numbers in the file, in the order of the rows */
  numbers: number[];
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
    notes: notesOf(wanted, reading),
    rows: wanted.map(({ read }) => read.row),
    numbers: wanted.map(({ number }) => number),
    tooMany: wanted.length > MOST_ROWS,
  };
}

function notesOf(lines: Preview['lines'], { columns, landKm }: Reading): Note[] {
  const columnOf = (field: string) => columns.findIndex((one) => one.field === field);
  const latitude = columnOf('latitude');
  const where = latitude < 0 ? columnOf('coordinates') : latitude;
  const far = lines.flatMap(({ number, cells, read: { row } }): Note[] => {
    const [lng, lat] = row.at_geom?.coordinates ?? [];
    const km = lng === undefined || lat === undefined ? null : landKm(row.at_country, [lng, lat]);
    if (km === null || km <= FAR_KM) return [];
    const field = latitude < 0 ? 'coordinates' : 'latitude';
    return [{ kind: 'far', km, number, field, column: where, text: cells[where] ?? '' }];
  });
  const counted = columnOf('at_cells_nb') >= 0;
  const numbers = lines
    .filter(({ read }) => counted && read.faults.length === 0 && read.row.at_cells_nb === undefined)
    .map(({ number }) => number);
  const twice = sayingTheSame(lines);
  return [
    ...far,
    ...(numbers.length > 0 ? [{ kind: 'notCounted' as const, numbers }] : []),
    ...(twice.length > 0 ? [{ kind: 'twice' as const, numbers: twice }] : []),
  ];
}

/** Numbers of the lines before which another one says the same: both are stored, since both were written down. */
function sayingTheSame(lines: Preview['lines']): number[] {
  const said = new Set<string>();
  return lines.flatMap(({ number, read }) => {
    const text = JSON.stringify(read.row);
    if (said.has(text)) return [number];
    said.add(text);
    return [];
  });
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
