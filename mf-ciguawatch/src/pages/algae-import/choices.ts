import type { DecimalMark } from '../../import/read/read-number';
import type { AlgaeColumn } from './fields';

/** Settings for reading the open file. */
export interface Choices {
  columns: readonly AlgaeColumn[];
  /** id of the country used for lines that name none */
  country: number;
  skipAbroad: boolean;
  /** decimal mark, where the file does not prove one; null until it is answered */
  mark: DecimalMark | null;
  /** added before each code, so that codes of different collections do not collide */
  prefix: string;
}
