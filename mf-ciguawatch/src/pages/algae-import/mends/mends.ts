import { readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { NEAR_KM } from '@ciguawatch/shared/domain/geo/place';
import { likelyDates } from '../../../import/mends/likely-dates';
import { likelyNumber } from '../../../import/mends/likely-numbers';
import { likelySpecies } from '../find-species';
import type { CellFault, Reading } from '../reading/read-line';
import type { LineFault, Preview } from '../reading/read-sheet';
import { likelyAngles, readerOf } from './likely-angles';

/** A suggested correction: a new text for the cell, or a new unit for its column. */
export type Mend = { text: string } | { unit: string };

/** An error with all lines that share it. */
interface FaultGroup extends Omit<LineFault, 'number'> {
  numbers: number[];
}

/** Errors that are grouped when their text is identical, so that one correction applies to all of them. */
const REPEATED: readonly CellFault['fault'][] = ['species', 'flag', 'country'];

/** Groups errors, in line order. */
export function groupsOf(faults: readonly LineFault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const { number, ...fault } of faults) {
    const { column, text } = fault;
    // One answer about the file settles all numbers that may be read in two ways.
    const key =
      fault.fault === 'either'
        ? fault.fault
        : REPEATED.includes(fault.fault)
          ? `${column} ${text}`
          : `${number} ${column} ${fault.field}`;
    const group = groups.get(key);
    if (group) group.numbers.push(number);
    else groups.set(key, { ...fault, numbers: [number] });
  }
  return [...groups.values()];
}

/** Suggested corrections of an error, likeliest first; empty when only a person can know. */
export function mendsOf(
  {
    fault,
    field,
    column,
    text,
    numbers,
  }: Pick<FaultGroup, 'field' | 'column' | 'text' | 'numbers'> & {
    fault: CellFault['fault'] | 'far';
  },
  { lines }: Pick<Preview, 'lines'>,
  reading: Reading,
): Mend[] {
  const unit = reading.columns[column]?.unit;
  switch (fault) {
    case 'species':
      return texts(likelySpecies(text, reading.species));
    case 'time': {
      const year = new Date(reading.now).getUTCFullYear();
      return texts(likelyDates(text, unit === 'monthFirst', year));
    }
    case 'number': {
      const number = likelyNumber(text);
      return texts(number === null ? [] : [number]);
    }
    case 'range':
      if (field === 'at_water_temperature' && unit === 'celsius') return [{ unit: 'fahrenheit' }];
      return field === 'at_sampling_depth' && /^-\d/.test(text) ? [{ text: text.slice(1) }] : [];
    case 'flag':
      return [{ text: 'true' }, { text: 'false' }];
    case 'degrees':
    case 'far':
      return texts(anglesOf(field, text, lineOf(lines, numbers), reading));
    default:
      return [];
  }
}

const texts = (all: readonly string[]): Mend[] => all.map((text) => ({ text }));
const lineOf = (lines: Preview['lines'], [number]: readonly number[]) =>
  lines.find((line) => line.number === number);

function anglesOf(
  field: CellFault['field'],
  text: string,
  line: Preview['lines'][number] | undefined,
  { columns, landKm, country }: Reading,
): string[] {
  if (!line || (field !== 'latitude' && field !== 'longitude' && field !== 'coordinates')) return [];
  const otherAxis = field === 'latitude' ? 'longitude' : 'latitude';
  const said = line.cells[columns.findIndex((one) => one.field === otherAxis)] ?? '';
  const other = readDegrees(said, otherAxis === 'latitude' ? 'lat' : 'lng') ?? undefined;
  const near = (point: Position) =>
    (landKm(line.read.row.at_country ?? country, point) ?? Number.POSITIVE_INFINITY) <= NEAR_KM;
  return likelyAngles(text, readerOf(field, other), near);
}
