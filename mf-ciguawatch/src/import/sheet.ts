/** A file as a table: the header, and each line with its number in the file, where the header is line 1. */
export interface Sheet {
  head: string[];
  lines: { number: number; cells: string[] }[];
}

/** A sheet of a workbook with its name. */
export interface NamedSheet {
  name: string;
  sheet: Sheet;
}

/** The file with a new text in one column of these lines. */
export function withCell(sheet: Sheet, numbers: readonly number[], column: number, text: string): Sheet {
  const put = (cells: string[]) =>
    sheet.head
      .map((_, at) => (at === column ? text : (cells[at] ?? '')))
      .concat(cells.slice(sheet.head.length));
  return {
    ...sheet,
    lines: sheet.lines.map((line) =>
      numbers.includes(line.number) ? { ...line, cells: put(line.cells) } : line,
    ),
  };
}
