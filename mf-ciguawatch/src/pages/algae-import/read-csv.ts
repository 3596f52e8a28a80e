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

/**
 * Reads a CSV text: semicolons, commas or tabs, quoted cells, any line ends, with or without a byte order mark. Empty
 * lines are left out. An apostrophe that a spreadsheet put before a formula is taken away.
 */
export function readCsv(text: string): Sheet {
  const plain = text.replace(/^\uFEFF/, '');
  const divider = dividerOf(plain.split(/\r?\n/, 1)[0] ?? '');
  const lines: Sheet['lines'] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  const endCell = () => {
    cells.push(cell.trim().replace(/^'(?=[=+\-@])/, ''));
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number: begun, cells });
    cells = [];
    begun = line + 1;
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (quoted) {
      if (sign === '"' && plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === divider) endCell();
    else if (sign === '\n') endLine();
    else cell += sign;
    if (sign === '\n') line += 1;
  }
  endLine();
  const [head, ...rest] = lines;
  return { head: head?.cells ?? [], lines: rest };
}
