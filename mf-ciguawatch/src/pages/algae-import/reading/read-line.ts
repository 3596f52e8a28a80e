import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { readCoordinates, readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import { samplingField } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { normalise } from '@ciguawatch/shared/domain/text/search/search';
import { type DecimalMark, numbersIn } from '../../../import/read/read-number';
import { readTime } from '../../../import/read/read-time';
import { type AlgaeColumn, converted, type ImportField } from '../fields';
import { findSpecies } from '../find-species';

/** What is needed to read lines. */
export interface Reading {
  columns: readonly AlgaeColumn[];
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
  field: ImportField;
  /** column index; -1 when the file has no such column */
  column: number;
  fault:
    | 'number'
    | 'either'
    | 'range'
    | 'time'
    | 'future'
    | 'old'
    | 'degrees'
    | 'half'
    | 'species'
    | 'country'
    | 'flag'
    | 'choice'
    | 'long';
  text: string;
}

/** A line as it would be stored, with its errors; `abroad` when its country is not managed by the account. */
export interface ReadLine {
  row: Omit<TrackingCreate, 'uuid'>;
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

function readMoment(text: string, unit: string | undefined, now: number): Said {
  const time = readTime(text, unit === 'monthFirst');
  const fault = time === null ? 'date_invalid' : samplingTimeFault(time, now);
  return fault ? { fault: TIME_FAULTS[fault] ?? 'time' } : { value: time };
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

/** Reads a cell according to its field. */
function readCell(field: ImportField, text: string, unit: string | undefined, reading: Reading): Said {
  if (field === 'latitude') return readHalf(text, 'lat');
  if (field === 'longitude') return readHalf(text, 'lng');
  if (field === 'coordinates') return readPoint(text);
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
      return numbered(findSpecies(text, reading.species)?.id, 'species');
    case 'text':
      return text.length > definition.max ? { fault: 'long' } : { value: text };
    case 'point':
    case 'picture':
      throw new TypeError(`No column of a file is a ${definition.kind}.`);
  }
}

/** Property of the row that a field is stored in. */
const placeOf = (field: ImportField): string => (field === 'coordinates' ? 'at_geom' : field);

/** Reads one line. Empty cells are left out of the row and get no default, because the value is unknown. */
export function readLine(cells: readonly string[], reading: Reading): ReadLine {
  const { columns, managed, country } = reading;
  const said: Record<string, unknown> = { at_country: country };
  const faults: CellFault[] = [];
  for (const [column, { field, unit }] of columns.entries()) {
    const text = cells[column]?.trim() ?? '';
    if (field === null || text === '') continue;
    const read = readCell(field, text, unit, reading);
    if ('fault' in read) faults.push({ field, column, fault: read.fault, text });
    else said[placeOf(field)] = read.value;
  }
  const { latitude, longitude, ...row } = said;
  const isAbroad =
    faults.some(({ field }) => field === 'at_country') || !managed.includes(Number(row.at_country));
  if (latitude !== undefined && longitude !== undefined)
    row.at_geom = { type: 'Point', coordinates: [longitude, latitude] };
  else if (latitude !== undefined || longitude !== undefined)
    faults.push(...halfPoint(latitude === undefined ? 'latitude' : 'longitude', columns, faults));
  return { row: row as ReadLine['row'], faults, abroad: isAbroad };
}

/** Error for a missing latitude or longitude, unless that field already has one. */
function halfPoint(
  field: 'latitude' | 'longitude',
  columns: Reading['columns'],
  faults: readonly CellFault[],
): CellFault[] {
  if (faults.some((one) => one.field === field)) return [];
  const column = columns.findIndex((one) => one.field === field);
  return [{ field, column, fault: 'half', text: '' }];
}
