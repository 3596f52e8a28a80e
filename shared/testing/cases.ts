import { PUBLIC_COLUMNS, type PublicCaseRow, type PublicRow } from '../domain/case-table/case-columns';
import { EDITOR_COLUMNS } from '../domain/case-table/full-rows';

let last = 0;

/** A public row with the given values; everything else is unknown. */
export function caseRow(values: Partial<PublicRow> = {}): PublicCaseRow {
  last += 1;
  const whole: Record<string, unknown> = { id: last, source: 'report', case_country: 4, ...values };
  return PUBLIC_COLUMNS.map((column) => whole[column] ?? null);
}

/** The same row several times, each with its own id. */
export const caseRows = (count: number, values: Partial<PublicRow> = {}): PublicCaseRow[] =>
  Array.from({ length: count }, () => caseRow(values));

/** A case row with the columns that only editors of its country receive; `own` sets these, null by default. */
export const fullRow = (
  own: Partial<Record<(typeof EDITOR_COLUMNS)[number], string | number | undefined>>,
  values: Partial<PublicRow> = {},
): PublicCaseRow => [...caseRow(values), ...EDITOR_COLUMNS.map((column) => own[column] ?? null)];
