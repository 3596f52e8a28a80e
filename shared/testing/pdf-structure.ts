import { inflateSync } from 'node:zlib';

/** Text and structure of a PDF, as assistive technology reads them. */
interface ReadPdf {
  pages: number;
  /** the file as text, with compressed streams left as they are, for its metadata */
  source: string;
  /** its text as drawn, page after page */
  text: string;
  /** structure tree in reading order, one element per line: `Document/Sect/H2 Symptoms` */
  tree: string[];
}

const number = (hex = '') => Number.parseInt(hex, 16);
const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The objects of a PDF by number, and which of them are its pages. */
export function objectsOf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)endobj/g)].map(([, id, body]) => [Number(id), body ?? '']),
  );
  const body = (id: string | number | undefined) => objects.get(Number(id)) ?? '';
  const tree = [...objects.values()].find((one) => /\/Type \/Pages\b/.test(one)) ?? '';
  const kids = /\/Kids \[([^\]]*)\]/.exec(tree)?.[1] ?? '';
  return { source, objects, body, pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)) };
}

/**
 * Reads a PDF written by `shared/domain/document`: decompresses objects and maps glyph numbers to
 * characters.
 */
export function readTagged(bytes: Uint8Array): ReadPdf {
  const { source, objects, body, pages } = objectsOf(bytes);
  const marked = new Map<string, string>();
  let text = '';
  for (const page of pages) {
    for (const [mark, words] of wordsOf(body(page), body)) {
      if (mark !== null) marked.set(`${page} ${mark}`, (marked.get(`${page} ${mark}`) ?? '') + words);
      text += words;
    }
    text += '\n';
  }
  const catalogue = [...objects.values()].find((one) => /\/Type \/Catalog\b/.test(one)) ?? '';
  const root = body(/\/StructTreeRoot (\d+) 0 R/.exec(catalogue)?.[1]);
  const tree: string[] = [];
  const walk = (id: string, path: string): void => {
    const element = body(id);
    const kind = /\/S \/(\w+)/.exec(element)?.[1] ?? '';
    const kids = /\/K \[([\s\S]*)\]/.exec(element)?.[1] ?? '';
    // The last page reference is that of the element; earlier ones belong to nested parts.
    const page = [...element.matchAll(/\/Pg (\d+) 0 R/g)].at(-1)?.[1];
    const line = tree.push(path + kind) - 1;
    let words = '';
    for (const [, apart = '', child, own] of kids.matchAll(/<<([\s\S]*?)>>|(\d+) 0 R|(\d+)/g)) {
      if (child) walk(child, `${path}${kind}/`);
      else words += marked.get(own ? `${page} ${own}` : markOf(apart)) ?? '';
    }
    if (words !== '') tree[line] = `${path}${kind} ${words}`;
  };
  for (const [, id] of (/\/K \[([^\]]*)\]/.exec(root)?.[1] ?? '').matchAll(/(\d+) 0 R/g))
    walk(id as string, '');
  return { pages: pages.length, source, text, tree };
}

/** Page and number of a marked-content reference, as key of its text. */
const markOf = (part: string): string => `${/\/Pg (\d+)/.exec(part)?.[1]} ${/\/MCID (\d+)/.exec(part)?.[1]}`;

/** Texts of a page with the number of their marked content; null for artifacts. */
function wordsOf(page: string, body: (id: string | undefined) => string): [number | null, string][] {
  const resources = body(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [
      name,
      lettersOf(stream(body(/\/ToUnicode (\d+) 0 R/.exec(body(id))?.[1]))),
    ]),
  );
  const found: [number | null, string][] = [];
  let font = new Map<number, string>();
  let mark: number | null = null;
  for (const [, name, hex, begun, artifact] of stream(body(/\/Contents (\d+) 0 R/.exec(page)?.[1])).matchAll(
    /\/(F\d+) [\d.]+ Tf|<([\da-f]+)>|\/MCID (\d+)|(\/Artifact)/gi,
  )) {
    if (name) font = fonts.get(name) ?? new Map();
    else if (begun) mark = Number(begun);
    else if (artifact) mark = null;
    else if (hex)
      found.push([mark, (hex.match(/.{4}/g) ?? []).map((code) => font.get(number(code)) ?? '').join('')]);
  }
  return found;
}

/** Characters of a font by glyph number, from its ToUnicode table. */
export function lettersOf(table: string): Map<number, string> {
  const found = new Map<number, string>();
  // Chromium maps single glyphs with bfchar, and ranges of glyphs by the character of the first one.
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, hex] of block.matchAll(/<(\w+)> <(\w+)>/g))
      found.set(number(glyph), utf16(hex ?? ''));
  for (const [, from, to, hex = ''] of table.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
    for (let glyph = number(from); glyph <= number(to); glyph++)
      found.set(glyph, String.fromCharCode(number(hex) + glyph - number(from)));
  for (const [, from, , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], i) => {
      found.set(number(from) + i, utf16(hex));
    });
  return found;
}

/** Decompressed stream of an object. */
export function stream(body: string): string {
  const start = /stream\r?\n/.exec(body);
  if (!start) return '';
  const from = start.index + start[0].length;
  const bytes = Buffer.from(body.slice(from, from + Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0)), 'latin1');
  return (/\/FlateDecode/.test(body) ? inflateSync(bytes) : bytes).toString('latin1');
}
