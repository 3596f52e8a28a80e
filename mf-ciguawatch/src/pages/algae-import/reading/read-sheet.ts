import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import {
  SAMPLING_FIELD_NAMES,
  SAMPLING_FIELDS,
  type SamplingField,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';
import { FAR_KM } from '../../../algae/far-km';
import { type DecimalMark, markOfNumbers } from '../../../import/read/read-number';
import type { Sheet } from '../../../import/sheet';
import type { AlgaeColumn, ImportField } from '../fields';
import { rowUuid } from '../row-uuid';
import { type CellFault, numbersOf, type Reading, type ReadLine, readLine } from './read-line';

/** An error that prevents a line from being stored. */
export interface LineFault extends CellFault {
  /** line number in the file */
  number: number;
}

/**
 * Warning about lines that can be stored: a point far from land of its country, a missing cell count, a line that
 * repeats another, or one without station and code, which no corrected file finds again.
 */
type Note =
  | ({ kind: 'far'; km: number } & Pick<LineFault, 'number' | 'field' | 'column' | 'text'>)
  | { kind: 'notCounted' | 'twice' | 'unnamed'; numbers: number[] };

/** Result of reading a file. */
export interface Preview {
  lines: { number: number; cells: string[]; read: ReadLine }[];
  faults: LineFault[];
  /** number of lines of countries that the account does not manage */
  abroad: number;
  /** warnings, which do not prevent the import */
  notes: Note[];
  /** rows to store */
  rows: Omit<TrackingCreate, 'uuid'>[];
  /** their line numbers in the file, in the order of `rows` */
  numbers: number[];
}

/**
 * Reads all lines of a file.
 * @param skipAbroad skips lines of countries that the account does not manage; otherwise they are errors
 * @param prefix added before each code
 * @param source where the data come from, for lines that name no source
 */
export function readSheet(
  sheet: Sheet,
  reading: Reading,
  skipAbroad: boolean,
  prefix: string,
  source = '',
): Preview {
  const lines = sheet.lines.map(({ number, cells }) => {
    const read = readLine(cells, reading);
    const rows = read.rows.map(({ code, ...row }) => ({
      ...row,
      ...(code && { code: prefix + code }),
      ...(source && { data_source: row.data_source || source }),
    }));
    return { number, cells, read: { ...read, rows, row: rows[0] ?? read.row } };
  });
  const wanted = lines.filter(({ read }) => !(skipAbroad && read.abroad));
  return {
    lines,
    faults: wanted.flatMap(({ number, read }) => read.faults.map((fault) => ({ ...fault, number }))),
    abroad: lines.filter(({ read }) => read.abroad).length,
    notes: notesOf(wanted, reading),
    rows: wanted.flatMap(({ read }) => read.rows),
    numbers: wanted.flatMap(({ number, read }) => read.rows.map(() => number)),
  };
}

/**
 * The decimal mark that the numbers of a file prove, and where they prove none the first of them that may be one or a
 * thousand, for the question to ask.
 */
export function markOfSheet(
  { lines }: Sheet,
  columns: readonly AlgaeColumn[],
): { mark: DecimalMark | null; example: string | null } {
  const numbers = columns.flatMap(({ field, unit }, at) => {
    const limits = field === null ? null : limitsOf(field);
    return limits ? lines.map(({ cells }) => ({ text: cells[at]?.trim() ?? '', unit, limits })) : [];
  });
  const degrees = columns.flatMap(({ field }, at) =>
    field === 'latitude' || field === 'longitude' ? lines.map(({ cells }) => cells[at] ?? '') : [],
  );
  const mark = markOfNumbers(
    numbers.map(({ text }) => text),
    degrees,
  );
  const either = numbers.find(({ text, unit, limits }) => numbersOf(text, unit, limits, null).length > 1);
  return { mark, example: mark === null ? (either?.text ?? null) : null };
}

/** Limits of a field that holds numbers; null for others. */
function limitsOf(field: ImportField): { min: number; max: number } | null {
  if (field === 'taxon') return SAMPLING_FIELDS.at_cells_nb;
  if (!(SAMPLING_FIELD_NAMES as readonly string[]).includes(field)) return null;
  const definition = samplingField(field as SamplingField);
  return definition.kind === 'number' ? definition : null;
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
  const counted = columnOf('at_cells_nb') >= 0 || columnOf('presence') >= 0;
  const numbers = lines
    .filter(({ read }) => counted && read.faults.length === 0 && read.row.at_cells_nb === undefined)
    .map(({ number }) => number);
  const twice = sayingTheSame(lines);
  const unnamed = lines.filter(({ read }) => read.rows.some(({ station, code }) => !station && !code));
  return [
    ...far,
    ...(numbers.length > 0 ? [{ kind: 'notCounted' as const, numbers }] : []),
    ...(twice.length > 0 ? [{ kind: 'twice' as const, numbers: twice }] : []),
    ...(unnamed.length > 0
      ? [{ kind: 'unnamed' as const, numbers: unnamed.map(({ number }) => number) }]
      : []),
  ];
}

/** Numbers of lines that repeat an earlier one. Both are stored, because both were recorded. */
function sayingTheSame(lines: Preview['lines']): number[] {
  const said = new Set<string>();
  return lines.flatMap(({ number, read }) => {
    const text = JSON.stringify(read.rows);
    if (said.has(text)) return [number];
    said.add(text);
    return [];
  });
}

/** Adds ids derived from the content of the rows, so that importing the same file again creates no duplicates. */
export async function withUuids(rows: Preview['rows']): Promise<TrackingCreate[]> {
  const seen = new Map<string, number>();
  const named: TrackingCreate[] = [];
  for (const row of rows) {
    // The same data under another source are the same rows.
    const { data_source: _, ...content } = row;
    const said = JSON.stringify(content);
    const count = seen.get(said) ?? 0;
    seen.set(said, count + 1);
    named.push({ uuid: await rowUuid(content, count), ...row });
  }
  return named;
}
