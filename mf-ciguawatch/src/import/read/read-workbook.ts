import { type CellValue, readSheet } from 'read-excel-file/universal';
import type { Sheet } from '../sheet';

const two = (value: number) => String(value).padStart(2, '0');

/** A cell of a workbook as a person would type it. Dates have no order that could be misread. */
function cellText(cell: CellValue | null): string {
  if (cell === null) return '';
  if ((cell as unknown) instanceof Date) {
    const date = cell as unknown as Date;
    const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
    const [hour, minute] = [date.getUTCHours(), date.getUTCMinutes()];
    return hour === 0 && minute === 0 ? day : `${day} ${two(hour)}:${two(minute)}`;
  }
  return String(cell).trim();
}

/**
 * Reads the first sheet of an XLSX workbook. Loaded only when one is opened. The universal build needs no worker made
 * of text, which the portal's policy forbids.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet> {
  const rows = (await readSheet(new Blob([bytes]))).map((cells) => cells.map(cellText));
  const lines = rows
    .map((cells, at) => ({ number: at + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rest] = lines;
  return { head: head?.cells ?? [], lines: rest };
}
