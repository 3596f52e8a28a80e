/** A line of a CSV file: cells by column name. */
export type Line = Record<string, string>;

/**
 * Parses CSV (RFC 4180) with commas or semicolons, with or without a byte order mark. A parser of its own, so that
 * the recount shares no code with the export.
 */
export function csvLines(text: string, separator = ','): Line[] {
  const cells: string[][] = [[]];
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy');
  const plain = text.replace(/^\uFEFF/, '').trimEnd();
  for (;;) {
    const found = pattern.exec(plain);
    if (!found) break;
    const [, quoted, bare = '', end = ''] = found;
    cells.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== separator) cells.push([]);
  }
  const [head = [], ...rest] = cells;
  return rest.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
}
