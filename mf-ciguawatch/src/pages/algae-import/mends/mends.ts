import { readDegrees } from '@ciguawatch/shared/domain/algae/coordinates';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import { NEAR_KM } from '@ciguawatch/shared/domain/geo/place';
import { dayOfSerial, likelyDates } from '../../../import/mends/likely-dates';
import { likelyNumber } from '../../../import/mends/likely-numbers';
import { type Sheet, withCell, withCells, withHeadText, withoutLines } from '../../../import/sheet';
import { likelySpecies } from '../find-species';
import { valueKey } from '../reading/no-value';
import type { CellFault, Reading } from '../reading/read-line';
import type { LineFault, Preview } from '../reading/read-sheet';
import { likelyAngles, readerOf } from './likely-angles';

/**
 * A suggested correction: a text for all cells of the group, a text for each of them in the order of its lines, another
 * head for the column, a new unit for it, or that the lines are left out.
 */
export type Correction =
  | { text: string }
  | { texts: readonly string[] }
  | { head: string }
  | { unit: string }
  | { without: true };

/** An error with all lines that share it. */
interface FaultGroup extends Omit<LineFault, 'number'> {
  numbers: number[];
  /** texts of the cells, in the order of the lines; the first is `text` */
  texts: string[];
}

/** Errors that are grouped when their texts say the same, so that one correction applies to all of them. */
const REPEATED: readonly CellFault['fault'][] = ['species', 'flag', 'country', 'presence', 'choice'];
/**
 * Errors for which every affected cell of the column gets the same kind of correction, each cell its own
 * text.
 */
const ALIKE: readonly CellFault['fault'][] = ['serial', 'shortYear'];

/** Key that errors share which are mended together. */
function keyOf({ fault, field, column, text, number }: LineFault): string {
  // One answer about the file settles all numbers that may be read in two ways.
  if (fault === 'either' || fault === 'empty') return fault;
  if (ALIKE.includes(fault)) return `${fault} ${column}`;
  if (fault === 'noValue') return `${fault} ${column} ${valueKey(text)}`;
  // "env. 12 m" and "env. 7,5 m" differ by their number alone.
  if (fault === 'number') return `${fault} ${column} ${text.replace(/\d+([.,]\d+)*/g, '#')}`;
  return REPEATED.includes(fault) ? `${fault} ${column} ${text}` : `${number} ${column} ${field}`;
}

/** Groups errors, in line order. */
export function groupsOf(faults: readonly LineFault[]): FaultGroup[] {
  const groups = new Map<string, FaultGroup>();
  for (const one of faults) {
    const { number, ...fault } = one;
    const group = groups.get(keyOf(one));
    if (group) {
      group.numbers.push(number);
      group.texts.push(fault.text);
    } else groups.set(keyOf(one), { ...fault, numbers: [number], texts: [fault.text] });
  }
  return [...groups.values()];
}

/** Suggested corrections of an error, most likely first; empty when the error needs human judgement. */
export function suggestedCorrections(
  {
    fault,
    field,
    column,
    text,
    texts = [text],
    numbers,
  }: Pick<FaultGroup, 'field' | 'column' | 'text' | 'numbers'> & {
    fault: CellFault['fault'] | 'far';
    texts?: readonly string[];
  },
  { lines }: Pick<Preview, 'lines'>,
  reading: Reading,
): Correction[] {
  const unit = reading.columns[column]?.unit;
  const monthFirst = unit === 'monthFirst';
  const year = new Date(reading.now).getUTCFullYear();
  switch (fault) {
    case 'species':
      return speciesMends(field, text, reading);
    case 'time':
      return textMends(likelyDates(text, monthFirst, year));
    case 'shortYear':
      return eachMend(texts, (one) => likelyDates(one, monthFirst, year)[0] ?? null);
    case 'serial':
      return eachMend(texts, dayOfSerial);
    case 'number':
      return eachMend(texts, likelyNumber);
    case 'noValue':
      return field === 'at_cells_nb' || field === 'taxon' ? textMends(['', '0']) : textMends(['']);
    case 'empty':
      return [{ without: true }];
    case 'range':
      if (field === 'at_water_temperature' && unit === 'celsius') return [{ unit: 'fahrenheit' }];
      return field === 'at_sampling_depth' && /^-\d/.test(text) ? [{ text: text.slice(1) }] : [];
    case 'flag':
      return [{ text: 'true' }, { text: 'false' }];
    case 'degrees':
    case 'far':
      return textMends(anglesOf(field, text, lineOf(lines, numbers), reading));
    default:
      return [];
  }
}

/** The file with a correction; a unit is one of its column, not of the file. */
export function mendedSheet(
  sheet: Sheet,
  numbers: readonly number[],
  column: number,
  mend: Exclude<Correction, { unit: string }>,
): Sheet {
  if ('without' in mend) return withoutLines(sheet, numbers);
  if ('head' in mend) return withHeadText(sheet, column, mend.head);
  if ('text' in mend) return withCell(sheet, numbers, column, mend.text);
  return withCells(sheet, new Map(numbers.map((number, at) => [number, mend.texts[at] ?? ''])), column);
}

const textMends = (all: readonly string[]): Correction[] => all.map((text) => ({ text }));

/** One correction of all texts; none where one of them has none. */
function eachMend(texts: readonly string[], mended: (text: string) => string | null): Correction[] {
  const all = texts.flatMap((text) => mended(text) ?? []);
  const [only] = all;
  if (only === undefined || all.length < texts.length) return [];
  return texts.length === 1 ? [{ text: only }] : [{ texts: all }];
}

/** A name in the head of a column is mended there. */
const speciesMends = (field: FaultGroup['field'], text: string, { species }: Reading): Correction[] =>
  likelySpecies(text, species).map((name) => (field === 'taxon' ? { head: name } : { text: name }));

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
