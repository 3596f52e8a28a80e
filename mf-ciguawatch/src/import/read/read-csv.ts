import { unescapeFormula } from '@ciguawatch/shared/domain/text/files/csv';
import type { Sheet } from '../sheet';

/** Separators that are recognised. */
const DIVIDERS = [';', ',', '\t'] as const;

/** Number of first lines that are compared to find the separator. */
const COMPARED = 20;

/**
 * Separator of a text: the one found most often in the first line, outside quotes. Where no other line has as many cells
 * by it, the first line is a title, and the separator is the one by which most lines have equally many.
 */
function dividerOf(plain: string): string {
  const lines = plain
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split('\n', COMPARED)
    .filter((line) => line.trim() !== '');
  const counts = DIVIDERS.map((sign) => lines.map((line) => line.split(sign).length));
  const first = counts.map((all) => all[0] ?? 1);
  const by = first.indexOf(Math.max(...first));
  const equal = (all: readonly number[], cells: number) => all.filter((one) => one === cells).length;
  if (lines.length < 3 || (first[by] !== 1 && equal(counts[by] ?? [], first[by] ?? 1) > 1))
    return DIVIDERS[by] ?? ';';
  const agreeing = counts.map((all) =>
    Math.max(0, ...all.map((cells) => (cells > 1 ? equal(all, cells) : 0))),
  );
  return DIVIDERS[Math.max(...agreeing) > 1 ? agreeing.indexOf(Math.max(...agreeing)) : by] ?? ';';
}

/** Removes the apostrophe that stops a spreadsheet from running a cell as a formula. */
const plainCell = (text: string): string => unescapeFormula(text.trim());

/**
 * Reads a quoted cell: its text, with doubled quotes as one, and the index of its closing quote.
 * @param from index of the opening quote
 */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let at = from + 1;
  while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) at += text[at] === '"' ? 2 : 1;
  return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: Math.min(at, text.length - 1) };
}

/**
 * Parses a CSV text with semicolons, commas or tabs, quoted cells, any line endings and an optional byte order
 * mark. Empty lines are skipped, and apostrophes that protect cells from a spreadsheet are removed.
 */
export function readCsv(text: string): Sheet {
  // Old programs on the Mac end lines with a carriage return alone.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const divider = dividerOf(plain);
  const lines: Sheet['lines'] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(plainCell(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number: begun, cells });
    cells = [];
    line += 1;
    begun = line;
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (sign === '"' && cell.trim() === '') {
      const quoted = quotedCell(plain, at);
      line += quoted.cell.split('\n').length - 1;
      cell = quoted.cell;
      at = quoted.end;
    } else if (sign === divider) endCell();
    else if (sign === '\n') endLine();
    else cell += sign;
  }
  endLine();
  const [head, ...rest] = lines;
  return { head: head?.cells ?? [], lines: rest };
}
