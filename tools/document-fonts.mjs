/**
 * Makes the three fonts of PDF documents from the portal's web fonts. Run by hand when a document needs
 * another character; its packages are not dependencies of the portal. In an empty folder:
 *
 *   npm i subset-font@2.9.0 fonteditor-core@2.6.3
 *   node <portal>/tools/document-fonts.mjs .
 *
 * A PDF draws a word with one font file, but each web font is split in two, and neither part has all
 * letters of "Hāpuʻu". So each weight is cut from the variable fonts, both parts are joined, and missing
 * characters are added. Each character gets its own glyph, because copied text is found by glyph: an ʻ
 * sharing the glyph of ‘ would be copied as ‘.
 *
 * Font files contain their time of making, so they are committed instead of built. The licence (SIL OFL
 * 1.1) reserves the name 'Source', so these fonts have other names.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const UI = join(dirname(fileURLToPath(import.meta.url)), '../shared/ui');
const IN = join(UI, 'foundation/fonts');
const OUT = join(UI, 'document/fonts');
const tool = createRequire(join(resolve(process.argv[2] ?? '.'), 'package.json'));
const subset = tool('subset-font');
const { createFont } = tool('fonteditor-core');

const letters = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}ıŒœˆ˚˜${letters(0x2010, 0x2014)}‘’‚“”„†•…‰′″‹›⁄€™←↑→↓−≤≥≠×`;
const EXTENDED = `${letters(0x100, 0x17f)}ǍǎǏǐǑǒǓǔ`;

/** Characters that the web fonts lack: code, character whose shape is used, and share of its width. */
const ADDED = [
  [0x2bb, 0x2018, 1],
  [0x2bc, 0x2019, 1],
  [0xa0, 0x20, 1],
  [0x202f, 0x20, 0.7],
  [0x2009, 0x20, 0.7],
  [0xfffd, 0x3f, 1],
];

const FONTS = [
  {
    file: 'text',
    source: 'atkinson-hyperlegible-next',
    cut: 'normal',
    weight: 400,
    family: 'Ciguawatch Sans',
    style: 'Regular',
  },
  {
    file: 'bold',
    source: 'atkinson-hyperlegible-next',
    cut: 'normal',
    weight: 700,
    family: 'Ciguawatch Sans',
    style: 'Bold',
  },
  {
    file: 'italic',
    source: 'source-serif-4',
    cut: 'italic',
    weight: 400,
    family: 'Ciguawatch Serif',
    style: 'Italic',
  },
];

/** One weight of a web font file, as TrueType. */
async function cutOut({ source, cut, weight }, part, wanted) {
  const bytes = readFileSync(join(IN, `${source}-${part}-wght-${cut}.woff2`));
  const ttf = await subset(bytes, wanted, { targetFormat: 'truetype', variationAxes: { wght: weight } });
  return createFont(ttf, { type: 'ttf', compound2simple: true });
}

const codesOf = (glyph) => glyph.unicode ?? [];

/** Adds glyphs of another file for characters that are not there yet. */
function addFrom(glyphs, more) {
  const known = new Set(glyphs.flatMap(codesOf));
  for (const glyph of more) {
    const codes = codesOf(glyph);
    if (codes.length > 0 && !codes.some((code) => known.has(code))) glyphs.push(glyph);
  }
}

/** Gives a character its own glyph. */
function add(glyphs, [code, like, share]) {
  for (const glyph of glyphs) glyph.unicode = codesOf(glyph).filter((one) => one !== code);
  const shape = structuredClone(glyphs.find((glyph) => glyph.unicode.includes(like)));
  const name = `uni${code.toString(16).toUpperCase().padStart(4, '0')}`;
  glyphs.push({ ...shape, name, unicode: [code], advanceWidth: Math.round(shape.advanceWidth * share) });
}

for (const font of FONTS) {
  const main = await cutOut(font, 'latin', LATIN);
  const data = main.get();
  const { copyright } = data.name;
  const other = (await cutOut(font, 'latin-ext', EXTENDED)).get();
  if (other.head.unitsPerEm !== data.head.unitsPerEm) throw new Error(`${font.file}: two scales`);
  addFrom(data.glyf, other.glyf);
  for (const sign of ADDED) add(data.glyf, sign);
  for (const glyph of data.glyf) glyph.unicode.sort((a, b) => a - b);
  const fullName = `${font.family} ${font.style}`;
  data.name = {
    copyright,
    fontFamily: font.family,
    fontSubFamily: font.style,
    uniqueSubFamily: fullName,
    fullName,
    version: 'Version 1.000',
    postScriptName: `${font.family.replaceAll(' ', '')}-${font.style}`,
    licence: 'SIL Open Font License 1.1, https://openfontlicense.org',
  };
  main.set(data);
  writeFileSync(
    join(OUT, `ciguawatch-document-${font.file}.ttf`),
    main.write({ type: 'ttf', toBuffer: true }),
  );
}
