import { unprotected } from '@ciguawatch/shared/domain/text/files/csv';
import type { Sheet } from '../sheet';

/** Separators that are recognised. */
const DIVIDERS = [';', ',', '\t'] as const;

/** Separator found most often in the first line, outside quotes. */
function dividerOf(first: string): string {
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = DIVIDERS.map((sign) => bare.split(sign).length);
  return DIVIDERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Removes the apostrophe that stops a spreadsheet from running a cell as a formula. */
const plainCell = (text: string): string => unprotected(text.trim());

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
  const plain = text.replace(/^\uFEFF/, '');
  const divider = dividerOf(plain.split(/\r?\n/, 1)[0] ?? '');
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
