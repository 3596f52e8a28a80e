/**
 * Makes the map's glyph files from the portal's two typefaces, reduced to the characters in place names.
 * Run by hand when the build reports a missing character; its packages are not dependencies of the portal.
 * In an empty folder:
 *
 *   npm i fontnik@0.7.7 wawoff2@2.0.1 pbf@4.0.1 @fontsource/atkinson-hyperlegible-next @fontsource/source-serif-4
 *   node <portal>/tools/map-glyphs.mjs .
 *
 * The result is committed in shared/ui/map/glyphs: a folder per font stack with a file per used range of
 * 256 characters, and `charsets.json`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { shippedPlaces } from '../scripts/basemap/shipped-places.mjs';
import { labelRows } from '../shared/domain/basemap/names.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const OUT = join(HERE, '../shared/ui/map/glyphs');
const TOOLS = resolve(process.argv[2] ?? '.');
const toolRequire = createRequire(join(TOOLS, 'package.json'));
const fontnik = toolRequire('fontnik');
const wawoff2 = toolRequire('wawoff2');
const { default: Pbf } = await import(
  pathToFileURL(toolRequire.resolve('pbf').replace(/dist.*$/, 'index.js')).href
);
const range = promisify(fontnik.range);
const composite = promisify(fontnik.composite);

/** Fonts of each stack, and the kinds of labels drawn with it. */
const STACKS = {
  land: { font: ['atkinson-hyperlegible-next', '600-normal'], kinds: 'IC' },
  sea: { font: ['source-serif-4', '400-italic'], kinds: 'AS' },
};

/** Characters in names on the map, by stack; no others are needed. */
async function charsets() {
  const rows = labelRows(shippedPlaces(join(HERE, '..')));
  return Object.fromEntries(
    Object.entries(STACKS).map(([stack, { kinds }]) => {
      const texts = rows.filter(([kind]) => kinds.includes(kind)).flatMap(([, , , , ...names]) => names);
      return [stack, [...new Set(texts.join(''))].sort().join('')];
    }),
  );
}

/** Content of a glyph file: name of its font stack, range of characters, bytes of each glyph. */
function readStack(buffer) {
  const stack = { name: '', span: '', glyphs: [] };
  new Pbf(buffer).readFields((tag, _, pbf) => {
    if (tag !== 1) return;
    const end = pbf.readVarint() + pbf.pos;
    while (pbf.pos < end) {
      const value = pbf.readVarint();
      const field = value >> 3;
      if (field === 1) stack.name = pbf.readString();
      else if (field === 2) stack.span = pbf.readString();
      else if (field === 3) stack.glyphs.push(pbf.readBytes());
      else pbf.skip(value);
    }
  });
  return stack;
}

/** Code point of a glyph. */
function glyphId(bytes) {
  let id = -1;
  new Pbf(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) id = pbf.readVarint();
  });
  return id;
}

/** Removes unneeded glyphs from a glyph file. An empty file is kept, because maps request it. */
function trim(buffer, wanted) {
  const { name, span, glyphs } = readStack(buffer);
  const kept = glyphs.filter((bytes) => wanted.has(glyphId(bytes)));
  const writer = new Pbf();
  writer.writeMessage(
    1,
    (_, pbf) => {
      pbf.writeStringField(1, name);
      pbf.writeStringField(2, span);
      for (const bytes of kept) pbf.writeBytesField(3, bytes);
    },
    null,
  );
  return Buffer.from(writer.finish());
}

const CHARSETS = await charsets();
for (const [
  stack,
  {
    font: [family, face],
  },
] of Object.entries(STACKS)) {
  const folder = join(OUT, stack);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const wanted = new Set([...CHARSETS[stack]].map((c) => c.codePointAt(0)));
  const fonts = [];
  for (const subset of ['latin', 'latin-ext']) {
    const file = join(TOOLS, `node_modules/@fontsource/${family}/files/${family}-${subset}-${face}.woff2`);
    fonts.push(Buffer.from(await wawoff2.decompress(await readFile(file))));
  }
  for (const start of new Set([...wanted].map((code) => code - (code % 256)))) {
    const parts = [];
    for (const font of fonts) parts.push(await range({ font, start, end: start + 255 }));
    await writeFile(join(folder, `${start}-${start + 255}.pbf`), trim(await composite(parts), wanted));
  }
  const licence = await readFile(join(TOOLS, `node_modules/@fontsource/${family}/LICENSE`), 'utf8');
  await writeFile(join(OUT, `LICENSE-${family}.txt`), licence);
}
await writeFile(join(OUT, 'charsets.json'), `${JSON.stringify(CHARSETS, null, 2)}\n`);
