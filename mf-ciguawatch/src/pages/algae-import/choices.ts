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
  /** where the data come from, stored with each row */
  source: string;
}

/** Whether it is known where the data come from, by the file as a whole or by a column of its own. */
export const isSourceNamed = ({ source, columns }: Pick<Choices, 'source' | 'columns'>): boolean =>
  source.trim() !== '' || columns.some(({ field }) => field === 'data_source');
