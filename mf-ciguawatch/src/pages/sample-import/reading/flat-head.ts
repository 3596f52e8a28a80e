import { guessColumns } from '../../../import/columns';
import { firstLines, type Sheet, withHead, withLikelyHead } from '../../../import/sheet';
import { SAMPLE_COLUMNS } from '../fields';

/** Number of columns that heads name. */
const named = (head: readonly string[]): number =>
  guessColumns(SAMPLE_COLUMNS, head).filter(({ field }) => field !== null).length;

/**
 * Two lines of heads as one: a merged head stands in the first of its cells alone, and is that of the cells below it.
 */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  let above = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const own = upper[at]?.trim() ?? '';
    const below = lower[at]?.trim() ?? '';
    if (own !== '') above = own;
    return [own === '' && below !== '' ? above : own, below].filter(Boolean).join(' ');
  });
}

/** A file of results with its heads found, below titles and over two lines where cells are merged. */
export function openedSheet(sheet: Sheet): Sheet {
  const single = withLikelyHead(sheet, named);
  const lines = firstLines(sheet);
  let best = { head: single.head, at: -1, count: named(single.head) };
  for (const [at, upper] of lines.slice(0, -1).entries()) {
    const head = joined(upper.cells, lines[at + 1]?.cells ?? []);
    const count = named(head);
    if (count > best.count) best = { head, at, count };
  }
  if (best.at < 0) return single;
  const lower = withHead(sheet, lines[best.at + 1]?.number ?? 1);
  return { ...lower, head: best.head };
}

/** Number of lines whose cell in a column is empty below one that is not, as merged cells leave them; 0 without a column. */
export function blankCells({ lines }: Sheet, column: number): number {
  const cells = lines.map((line) => line.cells[column]?.trim() ?? '');
  const first = cells.findIndex((cell) => cell !== '');
  return column < 0 || first < 0 ? 0 : cells.slice(first).filter((cell) => cell === '').length;
}

/** The file in which an empty cell of these columns repeats the one above it, as merged cells do. */
export function filledDown(sheet: Sheet, columns: readonly number[]): Sheet {
  const held = new Map<number, string>();
  return {
    ...sheet,
    lines: sheet.lines.map((line) => {
      const cells = [...line.cells];
      for (const column of columns) {
        const own = cells[column]?.trim() ?? '';
        if (own === '') cells[column] = held.get(column) ?? '';
        else held.set(column, own);
      }
      return { ...line, cells };
    }),
  };
}
