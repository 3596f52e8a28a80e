import { inflateSync } from 'node:zlib';

/** Encoding of a font: hexadecimal digits per glyph, and the characters of glyphs. */
interface Font {
  digits: number;
  letters: Map<number, string>;
}

/** All text of a PDF printed by a browser, without white space. */
export const pdfWords = (bytes: Buffer): string => pdfPages(bytes).join('');

/**
 * Text of each page of a PDF printed by a browser, without white space. Handles what Chromium writes:
 * uncompressed objects, text as glyph numbers, and a ToUnicode table per font.
 */
export function pdfPages(bytes: Buffer): string[] {
  const objects = objectsOf(bytes);
  const fonts = new Map<string, Font>();
  for (const [id, body] of objects) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(body)?.[1];
    const digits = /\/Subtype \/Type0/.test(body) ? 4 : 2;
    if (table) fonts.set(id, { digits, letters: lettersOf(stream(objects.get(table) ?? '')) });
  }
  return pagesOf(objects).map((page) => pageWords(page, objects, fonts));
}

/** Number of areas filled with a colour (#rrggbb) in a PDF printed by a browser. */
export function pdfFills(bytes: Buffer, colour: string): number {
  const objects = objectsOf(bytes);
  const wanted =
    colour
      .slice(1)
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  let found = 0;
  let current: number[] = [];
  for (const page of pagesOf(objects)) {
    for (const [, set, fill] of contentOf(page, objects).matchAll(
      /((?:[\d.]+ ){3})rg\b|(?<=\s)(f\*?)(?=\s)/g,
    )) {
      if (set)
        current = set
          .trim()
          .split(' ')
          .map((part) => Math.round(Number(part) * 255));
      else if (fill && wanted.every((part, at) => part === current[at])) found++;
    }
  }
  return found;
}

function objectsOf(bytes: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const [, id, body] of bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g))
    objects.set(id as string, body as string);
  return objects;
}

const pagesOf = (objects: Map<string, string>): string[] =>
  [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));

const contentOf = (page: string, objects: Map<string, string>): string =>
  stream(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? '');

function pageWords(page: string, objects: Map<string, string>, fonts: Map<string, Font>): string {
  const named = new Map([...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, id]));
  // Replacement texts of unmapped glyphs (such as the narrow no-break space) are text, not glyph numbers.
  const content = contentOf(page, objects).replace(/\/ActualText <[\dA-F]*>/gi, '');
  let font: Font | undefined;
  let words = '';
  for (const [, name, hex] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/gi)) {
    if (name) font = fonts.get(named.get(name) ?? '');
    const codes = font && hex ? (hex.match(new RegExp(`.{${font.digits}}`, 'g')) ?? []) : [];
    words += codes.map((code) => font?.letters.get(Number.parseInt(code, 16)) ?? '').join('');
  }
  // Ligatures are expanded to their letters.
  return words.replace(/\s/g, '').replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC'));
}

/** Characters of a font by glyph number. */
function lettersOf(table: string): Map<number, string> {
  const found = new Map<number, string>();
  const number = (hex = '') => Number.parseInt(hex, 16);
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code, hex = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      found.set(number(code), Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, to, first] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = number(from); code <= number(to); code++)
        found.set(code, String.fromCodePoint(number(first) + code - number(from)));
  return found;
}

function stream(body: string): string {
  const start = body.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
  const bytes = Buffer.from(body.slice(start, start + length), 'latin1');
  return (/\/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1');
}
