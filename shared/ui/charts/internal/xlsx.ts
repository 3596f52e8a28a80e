import writeExcelFile, { type Cell as SheetCell } from 'write-excel-file/universal';
import type { Cell, Table } from '../../../domain/text/files/csv';

const CIVIL_DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Longest text of a cell, a limit of Excel. */
const MAX_CELL_LENGTH = 32_767;

/**
 * Texts cannot become formulas or dates in a workbook, so they need no protection; stored civil dates
 * become dates.
 */
function sheetCell(cell: Cell): SheetCell {
  if (cell === null || cell === undefined || cell === '') return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: cell, type: Number } : null;
  if (typeof cell === 'boolean') return { value: cell, type: Boolean };
  const text = typeof cell === 'string' ? cell : 'stored' in cell ? cell.stored : cell.typed;
  const isDate = typeof cell === 'object' && 'stored' in cell && CIVIL_DATE.test(text);
  if (isDate) return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  return { value: text.slice(0, MAX_CELL_LENGTH), type: String };
}

/** A table as an Excel workbook: the data on the first sheet, lines about it on the second. */
export function xlsxBlob({ head, rows, about = [] }: Table): Promise<Blob> {
  const data = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(sheetCell)),
  ];
  const table = { data, sheet: 'data', stickyRowsCount: 1 };
  const sheets = about.length > 0 ? [table, { data: about.map((line) => [line]), sheet: 'about' }] : [table];
  return writeExcelFile(sheets).toBlob();
}
