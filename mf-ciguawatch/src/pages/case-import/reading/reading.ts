import type { ImportedCase } from '@ciguawatch/shared/api/schemas/desk/import';
import type { Position } from '@ciguawatch/shared/domain/geo/geometry';
import type { Place } from '@ciguawatch/shared/domain/geo/place';
import type { DateOrder } from '../../../import/read/read-date';
import type { DecimalMark } from '../../../import/read/read-number';
import type { CaseField } from '../case-field';
import type { CaseColumn } from '../fields';
import type { DigitMeaning } from '../words';
import type { FishNames } from './find-fish';
import type { PlaceNames } from './find-place';

/** Values of a row without its line. */
export type RowValues = Partial<Omit<ImportedCase, 'line'>>;

/**
 * An editor's answer about a text, for all lines that contain it: values to store (no values mean unknown), a
 * replacement text, or that these lines are skipped.
 */
export type Answer = { put: RowValues } | { text: string } | { skip: true };

/** Answers to the questions about the file as a whole; null while there is none. */
export interface FileAnswers {
  dates: DateOrder | null;
  digits: DigitMeaning | null;
  mark: DecimalMark | null;
}

/** Nothing is answered yet. */
export const NOTHING_ANSWERED: FileAnswers = { dates: null, digits: null, mark: null };

/** Everything needed to read the lines of a list. */
export interface CaseReading {
  columns: readonly CaseColumn[];
  places: PlaceNames;
  fish: FishNames;
  /** place of the country, for cases of an unknown island */
  country: Place | undefined;
  /** islands near a point, the nearest first, with kilometres */
  near: (point: Position) => readonly { place: Place; km: number }[];
  /** kilometres from a point to a place; null when unknown */
  km: (place: Place, point: Position) => number | null;
  answers: Readonly<Record<string, Answer>>;
  file: FileAnswers;
  /** milliseconds since 1970 */
  now: number;
}

/** What is wrong with a cell, as a text key; `missing` where a line lacks what it needs. */
export type FaultCode =
  | 'number'
  | 'range'
  | 'choice'
  | 'flag'
  | 'parts'
  | 'date'
  | 'future'
  | 'old'
  | 'clock'
  | 'long'
  | 'place'
  | 'elsewhere'
  | 'fish'
  | 'degrees'
  | 'half'
  | 'far'
  | 'near'
  | 'email'
  | 'ref'
  | 'missing';

/** A cell that a person must decide. Faults of one key get one answer. */
export interface CaseFault {
  key: string;
  field: CaseField;
  /** column index; -1 where several columns, or none, hold it */
  column: number;
  fault: FaultCode;
  text: string;
  /** answers proposed, the likeliest first */
  likely: readonly RowValues[];
  /** kilometres, with `far` and `near` */
  km?: number;
}

/** A line as it would be stored, with what must be decided before. */
export interface ReadCase {
  row: ImportedCase;
  faults: CaseFault[];
  /** an answer leaves the line out */
  skipped: boolean;
}

/** One step of reading: its value, the question that it leaves, or an answer that leaves the line out. */
export type Step<T> = { value: T } | { fault: CaseFault } | { skip: true };
