import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { readCoordinates, readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import { SAMPLING_FIELDS, samplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { SAMPLING_TIME, samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { readDate } from '../../../import/read/read-date';
import { type DecimalMark, numbersIn } from '../../../import/read/read-number';
import { readTime } from '../../../import/read/read-time';
import { type AlgaeColumn, converted, type ImportField, keptUnit } from '../fields';
import { readTaxon, type Taxon } from '../find-species';
import { saysNoValue } from './no-value';

/** What is needed to read lines. */
export interface Reading {
  columns: readonly AlgaeColumn[];
  /** heads of the columns; a head names the microalga of a column of counts */
  head: readonly string[];
  species: readonly AlgaeSpecie[];
  /** country id by each of its names, normalised */
  countries: ReadonlyMap<string, number>;
  managed: readonly number[];
  /** id of the country used for lines that name none */
  country: number;
  /** decimal mark of the file; null where neither the file nor the editor says it */
  mark: DecimalMark | null;
  /** kilometres from a point to the nearest island of a country; null when unknown */
  landKm: (country: number, point: Position) => number | null;
  /** milliseconds since 1970 */
  now: number;
}

/** Error of a cell, as a text key, with the text of the cell. */
export interface CellFault {
  /** `line` where the line as a whole is wrong */
  field: ImportField | 'line';
  /** column index; -1 when the file has no such column */
  column: number;
  fault:
    | 'number'
    | 'either'
    | 'range'
    | 'time'
    | 'clock'
    | 'noDay'
    | 'future'
    | 'old'
    | 'degrees'
    | 'half'
    | 'species'
    | 'country'
    | 'flag'
    | 'choice'
    | 'long'
    | 'noValue'
    | 'serial'
    | 'shortYear'
    | 'presence'
    | 'contradicts'
    | 'empty';
  text: string;
}

/** A row as it would be stored. */
type Row = Omit<TrackingCreate, 'uuid'>;

/** A line as it would be stored, with its errors; `abroad` when its country is not managed by the account. */
export interface ReadLine {
  /** the first of `rows`, or what the line says where it holds none */
  row: Row;
  /** one row, or one for each microalga that the line counts in a column of its own */
  rows: Row[];
  /** the value that each column was understood as, by its index; missing where nothing was */
  values: ReadonlyMap<number, unknown>;
  faults: CellFault[];
  abroad: boolean;
}

const YES = new Set(['true', 'yes', 'oui', 'vrai', '1', 'y', 'o']);
const NO = new Set(['false', 'no', 'non', 'faux', '0', 'n']);
/** A number as instruments write it. */
const SCIENTIFIC = /^[+-]?\d+(\.\d+)?e[+-]?\d+$/i;

/** Value of a cell, or its error. */
type Said = { value: unknown } | { fault: CellFault['fault'] };

/**
 * Numbers that a cell may mean, in the unit that is stored: two where 1.000 may be one or a thousand, the field could
 * store both, and the file does not tell.
 */
export function numbersOf(
  text: string,
  unit: string | undefined,
  { min, max }: { min: number; max: number },
  mark: DecimalMark | null,
): number[] {
  const plain = text.replace(',', '.');
  const said = SCIENTIFIC.test(plain) ? [Number(plain)] : numbersIn(text, mark);
  const found = said.map((one) => converted(one, unit));
  return found.length > 1 ? found.filter((one) => one >= min && one <= max) : found;
}

function readNumber(
  text: string,
  unit: string | undefined,
  limits: { min: number; max: number },
  mark: DecimalMark | null,
): Said {
  const [value, other] = numbersOf(text, unit, limits, mark);
  if (value === undefined) return { fault: 'number' };
  if (other !== undefined) return { fault: 'either' };
  return value < limits.min || value > limits.max ? { fault: 'range' } : { value };
}

function readFlag(text: string): Said {
  const said = normalise(text);
  if (YES.has(said)) return { value: true };
  return NO.has(said) ? { value: false } : { fault: 'flag' };
}

const TIME_FAULTS: Partial<Record<string, CellFault['fault']>> = { date_future: 'future', date_old: 'old' };

/** A day as Excel counts it: 45293, or with a time of day 45293.75. */
const SERIAL = /^[2-6]\d{4}([.,]\d+)?$/;
const SHORT_YEAR = /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}$/;

/** A date in words: 12 mars 2009, March 2009. */
function timeInWords(text: string, monthFirst: boolean, now: number): string | null {
  if (!/[a-zà-ÿ]{3}/i.test(text)) return null;
  const read = readDate(text, monthFirst ? 'monthFirst' : 'dayFirst', new Date(now).getUTCFullYear());
  return read && (read.clock === null ? read.date : `${read.date}T${read.clock}`);
}

function readMoment(text: string, unit: string | undefined, now: number): Said {
  if (SERIAL.test(text)) return { fault: 'serial' };
  if (SHORT_YEAR.test(text)) return { fault: 'shortYear' };
  const monthFirst = unit === 'monthFirst';
  const time = readTime(text, monthFirst) ?? timeInWords(text, monthFirst, now);
  const fault = time === null ? 'date_invalid' : samplingTimeFault(time, now);
  return fault ? { fault: TIME_FAULTS[fault] ?? 'time' } : { value: time };
}

/** A time of day, as 9:20, 09h20 or 9h. */
function readClock(text: string): Said {
  const time = readTime(`2000-01-01 ${text.replace(/h$/i, 'h00')}`, false)?.slice(11);
  return time && SAMPLING_TIME.test(`2000-01-01T${time}`) ? { value: time } : { fault: 'clock' };
}

function readPoint(text: string): Said {
  const point = readCoordinates(text);
  return point ? { value: { type: 'Point', coordinates: [point[0], point[1]] } } : { fault: 'degrees' };
}

function readHalf(text: string, axis: 'lat' | 'lng'): Said {
  const degrees = readDegrees(text, axis);
  return degrees === null ? { fault: 'degrees' } : { value: degrees };
}

/** An id as a value; undefined is an error. */
const numbered = (id: number | undefined, fault: CellFault['fault']): Said =>
  id === undefined ? { fault } : { value: id };

const ABSENT = new Set(['absent', 'absence', 'absente', 'nondetecte', 'not detected']);
const PRESENT = new Set(['present', 'presente', 'presence', 'detected', 'detecte']);

function readPresence(text: string): Said {
  const said = normalise(text);
  if (ABSENT.has(said) || NO.has(said)) return { value: false };
  return PRESENT.has(said) || YES.has(said) ? { value: true } : { fault: 'presence' };
}

function readTaxonCell(text: string, { species }: Reading): Said {
  const taxon = readTaxon(text, species);
  return taxon ? { value: taxon } : { fault: 'species' };
}

/** Reads a cell according to its field. */
function readCell(field: ImportField, text: string, unit: string | undefined, reading: Reading): Said {
  if (field === 'clock') return readClock(text);
  if (field === 'latitude') return readHalf(text, 'lat');
  if (field === 'longitude') return readHalf(text, 'lng');
  if (field === 'coordinates') return readPoint(text);
  if (field === 'presence') return readPresence(text);
  if (field === 'taxon') return readNumber(text, unit, SAMPLING_FIELDS.at_cells_nb, reading.mark);
  if (field === 'at_country') {
    const named = reading.countries.get(normalise(text));
    return numbered(named !== undefined && reading.managed.includes(named) ? named : undefined, 'country');
  }
  const definition = samplingField(field);
  switch (definition.kind) {
    case 'number':
      return readNumber(text, unit, definition, reading.mark);
    case 'flag':
      return readFlag(text);
    case 'choice':
      return definition.choices.includes(text) ? { value: text } : { fault: 'choice' };
    case 'time':
      return readMoment(text, unit, reading.now);
    case 'specie':
      return readTaxonCell(text, reading);
    case 'text':
      return text.length > definition.max ? { fault: 'long' } : { value: text };
    case 'point':
    case 'picture':
      throw new TypeError(`No column of a file is a ${definition.kind}.`);
  }
}

/** Fields whose texts are kept as they are written, so that "-" or "NA" may be one. */
const isText = (field: ImportField): boolean =>
  field in SAMPLING_FIELDS && samplingField(field as keyof typeof SAMPLING_FIELDS).kind === 'text';

/** What the cells of a line say, by column, and their faults. */
function readCells(cells: readonly string[], reading: Reading) {
  const values = new Map<number, unknown>();
  const faults: CellFault[] = [];
  for (const [column, { field, unit }] of reading.columns.entries()) {
    const text = cells[column]?.trim() ?? '';
    if (field === null || text === '') continue;
    const read =
      !isText(field) && saysNoValue(text)
        ? { fault: 'noValue' as const }
        : readCell(field, text, unit, reading);
    if ('fault' in read) faults.push({ field, column, fault: read.fault, text });
    else values.set(column, read.value);
  }
  return { values, faults };
}

/** Columns of a row that a value of a field fills. */
function stored(field: ImportField, value: unknown, unit: string | undefined): object {
  if (field === 'coordinates') return { at_geom: value };
  if (field === 'at_species') return taxonColumns(value as Taxon);
  const kept = field === 'at_cells_nb' ? keptUnit(unit) : undefined;
  return { [field]: value, ...(kept && { cells_unit: kept }) };
}

const taxonColumns = ({ id, identification }: Taxon): object => ({
  at_species: id,
  ...(identification !== undefined && { identification }),
});

/**
 * Reads one line. Empty cells are left out of the row and get no default, because the value is unknown. A line that
 * counts several microalgae, each in a column of its own, becomes a row for each that has a count.
 */
export function readLine(cells: readonly string[], reading: Reading): ReadLine {
  const { columns, managed, country } = reading;
  const { values, faults } = readCells(cells, reading);
  const said: Record<string, unknown> = { at_country: country };
  for (const [column, value] of values) {
    const { field = null, unit } = columns[column] ?? {};
    if (field !== null && field !== 'taxon') Object.assign(said, stored(field, value, unit));
  }
  const { latitude, longitude, presence, clock, ...row } = said;
  const isAbroad =
    faults.some(({ field }) => field === 'at_country') || !managed.includes(Number(row.at_country));
  if (latitude !== undefined && longitude !== undefined)
    row.at_geom = { type: 'Point', coordinates: [longitude, latitude] };
  else faults.push(...halfPoint({ latitude, longitude }, columns, faults));
  if (clock !== undefined) faults.push(...withClock(row, String(clock), reading, faults));
  if (presence !== undefined) faults.push(...withPresence(row, presence === true, columns));
  const counted = countedIn(values, reading);
  faults.push(...counted.faults);
  const rows = counted.taxa.length > 0 ? counted.taxa.map((part) => ({ ...row, ...part })) : [row];
  if (faults.length === 0 && rows.every((one) => Object.keys(one).length < 2))
    faults.push({ field: 'line', column: -1, fault: 'empty', text: '' });
  return { row: rows[0] as Row, rows: rows as Row[], values, faults, abroad: isAbroad };
}

/**
 * Puts a time of day beside its date; one that stands with the date already counts.
 * @returns the fault of a time without a whole date, or that is still to come
 */
function withClock(
  row: Record<string, unknown>,
  clock: string,
  { columns, now }: Reading,
  faults: readonly CellFault[],
): CellFault[] {
  const day = String(row.at_sampling_time ?? '');
  if (day.length > 10 || faults.some(({ field }) => field === 'at_sampling_time')) return [];
  const column = columns.findIndex(({ field }) => field === 'clock');
  if (day.length < 10) return [{ field: 'clock', column, fault: 'noDay', text: clock }];
  const time = `${day}T${clock}`;
  if (samplingTimeFault(time, now)) return [{ field: 'clock', column, fault: 'future', text: clock }];
  row.at_sampling_time = time;
  return [];
}

/**
 * An absence without a count is a count of zero.
 * @returns the fault of a line whose count says the contrary
 */
function withPresence(
  row: Record<string, unknown>,
  isPresent: boolean,
  columns: Reading['columns'],
): CellFault[] {
  const cells = row.at_cells_nb;
  if (!isPresent && cells === undefined) row.at_cells_nb = 0;
  const isZero = cells === 0 && row.cells_unit !== 'log10_per_gram';
  if (cells === undefined || isPresent !== isZero) return [];
  const column = columns.findIndex(({ field }) => field === 'presence');
  return [{ field: 'presence', column, fault: 'contradicts', text: String(cells) }];
}

/** Microalgae of a line that has one count column per species, with the errors of those headers. */
function countedIn(
  values: ReadonlyMap<number, unknown>,
  { columns, head, species }: Reading,
): { taxa: object[]; faults: CellFault[] } {
  const taxa: object[] = [];
  const faults: CellFault[] = [];
  for (const [column, value] of values) {
    const { field, unit } = columns[column] ?? {};
    if (field !== 'taxon') continue;
    const taxon = readTaxon(head[column] ?? '', species);
    if (taxon) taxa.push({ ...taxonColumns(taxon), ...stored('at_cells_nb', value, unit) });
    else faults.push({ field, column, fault: 'species', text: head[column] ?? '' });
  }
  return { taxa, faults };
}

/** Error for a missing latitude or longitude beside the other, unless that field already has one. */
function halfPoint(
  half: { latitude?: unknown; longitude?: unknown },
  columns: Reading['columns'],
  faults: readonly CellFault[],
): CellFault[] {
  if (half.latitude === undefined && half.longitude === undefined) return [];
  const field = half.latitude === undefined ? 'latitude' : 'longitude';
  if (faults.some((one) => one.field === field)) return [];
  const column = columns.findIndex((one) => one.field === field);
  return [{ field, column, fault: 'half', text: '' }];
}
