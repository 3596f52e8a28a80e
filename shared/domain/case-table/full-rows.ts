import { PUBLIC_COLUMNS } from './case-columns';
import type { CaseTable } from './engine-table';
import { WITHHELD } from './withheld';

/**
 * What the rows of an editor's own countries hold beside the public columns; no public answer has it.
 * care: one of `CARES`; report_days: days from the meal to the receipt of the report, null where the day of the meal is
 * not exact or the report was never received.
 */
export const EDITOR_COLUMNS = ['case_purchase_place_type', 'care', 'report_days'] as const;

/** Columns of the rows of `cw/case/figures/`, in their order. */
export const FULL_COLUMNS = [...PUBLIC_COLUMNS, ...EDITOR_COLUMNS] as const;

/** Marks the rows of these countries as read in full: nothing is withheld of them, and their further columns count. */
export function markFull(table: CaseTable, countries: ReadonlySet<number>): void {
  for (let row = 0; row < table.size; row += 1)
    if (countries.has(table.country[row] as number)) {
      table.withheld[row] = WITHHELD.nothing;
      table.full[row] = 1;
    }
}
