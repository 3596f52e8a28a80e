import type { Method, SampleOrigin } from '@ciguawatch/shared/domain/codes/sample-choices';
import type { DecimalMark } from '../../../import/read/read-number';
import type { FishNames } from '../../case-import/reading/find-fish';
import type { PlaceNames } from '../../case-import/reading/find-place';
import type { SampleColumn, SampleField } from '../fields';

/** What is needed to read lines. */
export interface Reading {
  head: readonly string[];
  columns: readonly SampleColumn[];
  fish: FishNames;
  /** places of a country */
  places: (country: number) => PlaceNames;
  /** country by its normalised name; undefined for one that is not managed */
  countryNamed: (text: string) => number | undefined;
  /** what holds for lines that do not say it */
  country: number;
  origin: SampleOrigin;
  method: Method | null;
  reference: string;
  mark: DecimalMark | null;
  /** milliseconds since 1970 */
  now: number;
}

/** Error of a cell, as a text key, with the text of the cell. */
export interface CellFault {
  field: SampleField;
  /** column index; -1 where the file has no such column */
  column: number;
  fault:
    | 'missing'
    | 'number'
    | 'either'
    | 'day'
    | 'choice'
    | 'country'
    | 'place'
    | 'method'
    | 'unit'
    | 'undecided';
  text: string;
}
