import { PUBLIC_COLUMNS } from './case-columns';
import type { CaseTable } from './engine-table';
import { WITHHELD } from './withheld';

/**
 * Columns added for editors to the rows of their countries; no public response holds them. care: one of
 * `CARES`; report_days: days from the meal to the receipt of the report, null when the day of the meal is not
 * exact or the report was never received.
 */
export const EDITOR_COLUMNS = ['case_purchase_place_type', 'care', 'report_days', 'case_class'] as const;

/** Columns of a row of `cw/case/figures/`, in order. */
export const FULL_COLUMNS = [...PUBLIC_COLUMNS, ...EDITOR_COLUMNS] as const;

/**
 * Marks the rows of these countries as full, so that nothing is withheld from them and figures of the editors'
 * columns count them.
 */
export function markFullRows(table: CaseTable, countries: ReadonlySet<number>): void {
  for (let row = 0; row < table.size; row += 1)
    if (countries.has(table.country[row] as number)) {
      table.withheld[row] = WITHHELD.nothing;
      table.full[row] = 1;
    }
}
