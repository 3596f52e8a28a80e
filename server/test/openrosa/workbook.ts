import { strFromU8, unzipSync } from 'fflate';

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => SIGNS[name] as string);

/** Number of a column by its letters: A is 0. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Rows of a sheet of texts by the names in its first row; an empty cell is missing. */
export function rowsOf(bytes: Uint8Array, sheet: string): Record<string, string>[] {
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] as Uint8Array);
  const names = [...text('xl/workbook.xml').matchAll(/<sheet [^>]*name="(\w+)"/g)].map(([, name]) => name);
  const strings = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
    ([, one = '']) => unescaped(one),
  );
  const cells = (row: string) =>
    [...row.matchAll(/<c r="([A-Z]+)\d+"[^>]*><v>(\d+)<\/v>/g)].map(
      ([, letters = '', at]) => [columnOf(letters), strings[Number(at)] ?? ''] as const,
    );
  const xml = text(`xl/worksheets/sheet${names.indexOf(sheet) + 1}.xml`);
  const [head = [], ...rows] = [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) => cells(row));
  const heads = new Map(head);
  return rows.map((row) => Object.fromEntries(row.map(([at, value]) => [heads.get(at), value])));
}
