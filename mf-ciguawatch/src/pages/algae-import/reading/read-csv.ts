import { unprotected } from '@ciguawatch/shared/domain/text/files/csv';

/** Signs that divide the cells of a line. */
const DIVIDERS = [';', ',', '\t'] as const;

/** A file as a table: the head, and each line with its number in the file. */
export interface Sheet {
  head: string[];
  lines: { number: number; cells: string[] }[];
}

/** The divider that the first line has most of, outside quotes. */
function dividerOf(first: string): string {
  const bare = first.replace(/"[^"]*"/g, '');
  const counts = DIVIDERS.map((sign) => bare.split(sign).length);
  return DIVIDERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Without the apostrophe that protects a cell from a spreadsheet. */
const plainCell = (text: string): string => unprotected(text.trim());

/** A quoted cell from its opening quote on: what it holds, and where the text goes on. Two quotes stand for one. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  let at = from + 1;
  while (at < text.length && !(text[at] === '"' && text[at + 1] !== '"')) at += text[at] === '"' ? 2 : 1;
  return { cell: text.slice(from + 1, at).replaceAll('""', '"'), end: Math.min(at, text.length - 1) };
}

/**
 * Reads a CSV text: semicolons, commas or tabs, quoted cells, any line ends, with or without a byte order mark. Empty
 * lines are left out. An apostrophe that kept a cell from being run or read as a date is taken away.
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
