import readExcelFile, { type CellValue } from 'read-excel-file/universal';
import type { NamedSheet } from '../sheet';

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
 * Reads the sheets of an XLSX workbook that hold something. Loaded only when one is opened. The universal build needs
 * no worker made of text, which the portal's policy forbids.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<NamedSheet[]> {
  const sheets = await readExcelFile(new Blob([bytes]));
  return sheets.flatMap(({ sheet: name, data }) => {
    const [head, ...lines] = data
      .map((cells, at) => ({ number: at + 1, cells: cells.map(cellText) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
    return head ? [{ name, sheet: { head: head.cells, lines } }] : [];
  });
}
