import type { Column } from './fields';

/** What was chosen for the file that is open. */
export interface Choices {
  columns: readonly Column[];
  /** of lines that name none */
  country: number;
  skipAbroad: boolean;
  /** put before each code, so that numbers of another collection stay apart */
  prefix: string;
}
