/** A file as a table: the header, and each line with its number in the file. */
export interface Sheet {
  /** lines above the header, which are not read */
  above?: { number: number; cells: string[] }[];
  head: string[];
  /** line of the header in the file; 1 when missing */
  headNumber?: number;
  lines: { number: number; cells: string[] }[];
}

/** Number of first lines among which the heads are looked for. */
const HEAD_WITHIN = 15;

/** The first lines of a file with their numbers, the present heads among them: any of them may hold the heads. */
export const firstLines = ({ above = [], head, headNumber = 1, lines }: Sheet): Sheet['lines'] =>
  [...above, { number: headNumber, cells: head }, ...lines].slice(0, HEAD_WITHIN);

/** The file with the heads in another of its first lines. */
export function withHead(sheet: Sheet, number: number): Sheet {
  const all = [...(sheet.above ?? []), { number: sheet.headNumber ?? 1, cells: sheet.head }, ...sheet.lines];
  const at = all.findIndex((line) => line.number === number);
  const [head, ...lines] = all.slice(Math.max(0, at));
  return {
    above: all.slice(0, Math.max(0, at)),
    head: head?.cells ?? [],
    headNumber: head?.number ?? 1,
    lines,
  };
}

/**
 * The file with its heads in the first line that names most columns: titles may stand above them.
 * @param named number of columns that heads name
 */
export function withLikelyHead(sheet: Sheet, named: (head: readonly string[]) => number): Sheet {
  const lines = firstLines(sheet);
  const counts = lines.map(({ cells }) => named(cells));
  const most = Math.max(...counts);
  const line = lines[counts.indexOf(most)];
  // One word alone may stand in any line.
  return most < 2 || (counts[0] ?? 0) === most || !line ? sheet : withHead(sheet, line.number);
}

/** A sheet of a workbook with its name. */
export interface NamedSheet {
  name: string;
  sheet: Sheet;
}

/** The file with a new text in one column of these lines. */
export const withCell = (sheet: Sheet, numbers: readonly number[], column: number, text: string): Sheet =>
  withCells(sheet, new Map(numbers.map((number) => [number, text])), column);

/** The file with new texts in one column, by line number. */
export function withCells(sheet: Sheet, texts: ReadonlyMap<number, string>, column: number): Sheet {
  const put = (cells: string[], text: string) =>
    sheet.head
      .map((_, at) => (at === column ? text : (cells[at] ?? '')))
      .concat(cells.slice(sheet.head.length));
  return {
    ...sheet,
    lines: sheet.lines.map((line) => {
      const text = texts.get(line.number);
      return text === undefined ? line : { ...line, cells: put(line.cells, text) };
    }),
  };
}

/** The file without these lines. */
export function withoutLines(sheet: Sheet, numbers: readonly number[]): Sheet {
  const left = new Set(numbers);
  return { ...sheet, lines: sheet.lines.filter(({ number }) => !left.has(number)) };
}

/** The file with another head for one column. */
export const withHeadText = (sheet: Sheet, column: number, text: string): Sheet => ({
  ...sheet,
  head: sheet.head.map((head, at) => (at === column ? text : head)),
});
