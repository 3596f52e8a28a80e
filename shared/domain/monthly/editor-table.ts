import type { CaseTable } from '../case-table/engine-table';

/** Cases as their editors may read them, including what public rows withhold; internal bulletins count these. */
export interface EditorTable {
  /** columns counted by the statistics, packed like those of public rows */
  table: CaseTable;
  /** day of the meal in local time, 1 to 31, for each row; 0 where it is unknown */
  days: Uint8Array;
  /** age in years of each row; null where it is unknown */
  ages: readonly (number | null)[];
}

/** Public rows, for bulletins for distribution. Exact days and ages are never public, so both are null. */
export interface PublicTable {
  table: CaseTable;
  days: null;
  ages: null;
}
