import type { CaseTable } from '../case-table/engine-table';

/** Rows of cases as their editors may read them, with what public rows leave out. */
export interface EditorTable {
  /** the same columns as those of the public figures, packed the same way */
  table: CaseTable;
  /** day of the meal in its month, 1 to 31, at the place; 0 where it is not known */
  days: Uint8Array;
  /** ages in years; null where not known */
  ages: readonly (number | null)[];
}

/** Public rows of cases, for a report that anybody may get: no day of a meal and no age but its class is among them. */
export interface PublicTable {
  table: CaseTable;
  days: null;
  ages: null;
}
