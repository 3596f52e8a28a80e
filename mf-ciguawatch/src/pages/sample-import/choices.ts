import type { Method, SampleOrigin } from '@ciguawatch/shared/domain/codes/sample-choices';
import type { DecimalMark } from '../../import/read/read-number';
import type { SampleColumn } from './fields';

/** What an editor chose for a file. */
export interface Choices {
  columns: readonly SampleColumn[];
  country: number;
  origin: SampleOrigin;
  method: Method | null;
  reference: string;
  /** an empty cell repeats the one above it */
  isFilledDown: boolean;
  mark: DecimalMark | null;
}
