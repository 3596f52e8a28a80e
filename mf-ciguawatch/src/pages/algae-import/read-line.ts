import type { TrackingCreate } from '@ciguawatch/shared/api/schemas/algae';
import type { AlgaeSpecie } from '@ciguawatch/shared/api/schemas/species';
import { readCoordinates, readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import {
  SAMPLING_FIELDS,
  type SamplingField,
  samplingField,
} from '@ciguawatch/shared/domain/algae/sampling-fields';
import { samplingTimeFault } from '@ciguawatch/shared/domain/algae/sampling-time';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { normalise } from '@ciguawatch/shared/domain/text/search';
import { type Column, converted, type ImportField } from './fields';
import { findSpecies } from './find-species';
import { readTime } from './read-time';

/** What lines are read with. */
export interface Reading {
  columns: readonly Column[];
  species: readonly AlgaeSpecie[];
  /** number of a country by each of its names, normalised */
  countries: ReadonlyMap<string, number>;
  managed: readonly number[];
  /** the country of lines that name none */
  country: number;
  /** kilometres from a point to the nearest island of a country; null where none is known */
  landKm: (country: number, point: Position) => number | null;
  /** milliseconds since 1970 UTC */
  now: number;
}

/** Why a cell cannot be taken, as a key of the dictionary, with what stood there. */
export interface CellFault {
  field: ImportField;
  /** of the cell in its line; -1 where the file has no such column */
  column: number;
  fault:
    | 'number'
    | 'range'
    | 'time'
    | 'future'
    | 'old'
    | 'degrees'
    | 'half'
    | 'species'
    | 'country'
    | 'flag'
    | 'long';
  text: string;
}

/** A line as it would be stored, or why not; `abroad` when it is of a country that the person does not manage. */
export interface ReadLine {
  row: Omit<TrackingCreate, 'uuid'>;
  faults: CellFault[];
  abroad: boolean;
}

const YES = new Set(['true', 'yes', 'oui', 'vrai', '1', 'y', 'o']);
const NO = new Set(['false', 'no', 'non', 'faux', '0', 'n']);
/** Spaces between thousands, narrow ones included. */
const numberOf = (text: string): number => {
  const plain = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
};

/** Reads one line. An empty cell says nothing: what is not known is left out, no default is put in its place. */
export function readLine(cells: readonly string[], reading: Reading): ReadLine {
  const { columns, species, countries, managed, country, now } = reading;
  const row: Record<string, unknown> = { at_country: country };
  const faults: CellFault[] = [];
  const half: Partial<Record<'latitude' | 'longitude', number>> = {};
  let abroad = !managed.includes(country);
  for (const [at, { field, unit }] of columns.entries()) {
    const text = cells[at]?.trim() ?? '';
    if (field === null || text === '') continue;
    const wrong = (fault: CellFault['fault']) => faults.push({ field, column: at, fault, text });
    const definition = field in SAMPLING_FIELDS ? samplingField(field as SamplingField) : null;
    if (definition?.kind === 'number') {
      const value = converted(numberOf(text), unit);
      if (Number.isNaN(value)) wrong('number');
      else if (value < definition.min || value > definition.max) wrong('range');
      else row[field] = value;
    } else if (field === 'latitude' || field === 'longitude') {
      const degrees = readDegrees(text, field === 'latitude' ? 'lat' : 'lng');
      if (degrees === null) wrong('degrees');
      else half[field] = degrees;
    } else if (field === 'coordinates') {
      const point = readCoordinates(text);
      if (point) row.at_geom = { type: 'Point', coordinates: [point[0], point[1]] };
      else wrong('degrees');
    } else if (field === 'at_sampling_time') {
      const time = readTime(text, unit === 'monthFirst');
      const fault = time === null ? 'date_invalid' : samplingTimeFault(time, now);
      if (fault) wrong(fault === 'date_future' ? 'future' : fault === 'date_old' ? 'old' : 'time');
      else row[field] = time;
    } else if (field === 'at_species') {
      const found = findSpecies(text, species);
      if (found) row[field] = found.id;
      else wrong('species');
    } else if (field === 'at_country') {
      const named = countries.get(normalise(text));
      abroad = named === undefined || !managed.includes(named);
      if (abroad) wrong('country');
      else row[field] = named;
    } else if (definition?.kind === 'flag') {
      const said = normalise(text);
      if (YES.has(said)) row[field] = true;
      else if (NO.has(said)) row[field] = false;
      else wrong('flag');
    } else if (definition?.kind === 'text' && text.length > definition.max) wrong('long');
    else row[field] = text;
  }
  const { latitude, longitude } = half;
  if (latitude !== undefined && longitude !== undefined)
    row.at_geom = { type: 'Point', coordinates: [longitude, latitude] };
  else if (latitude !== undefined || longitude !== undefined) {
    const field = latitude === undefined ? 'latitude' : 'longitude';
    const column = columns.findIndex((one) => one.field === field);
    if (!faults.some((one) => one.field === field)) faults.push({ field, column, fault: 'half', text: '' });
  }
  return { row: row as ReadLine['row'], faults, abroad };
}
