/**
 * Builds the static basemap files: outlines per country and level of detail, distance rings, lagoons,
 * labels and glyphs, named by a hash of their content. Only `manifest.json` has a fixed name; maps load it
 * first.
 *
 *   node scripts/basemap/build.mjs [out folder]
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { countryLayers, islandsOf, pacificLayers } from '../../shared/domain/basemap/layers.mjs';
import { labelRows, missingGlyphs } from '../../shared/domain/basemap/names.mjs';
import { placeFiles, shippedPlaces } from './shipped-places.mjs';

const FOLDER_OF_SCRIPT = dirname(fileURLToPath(import.meta.url));
const ROOM_FOLDER = join(FOLDER_OF_SCRIPT, '../../shared/domain/basemap');
const GLYPHS = join(FOLDER_OF_SCRIPT, '../../shared/ui/map/glyphs');
const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Hash of everything the result depends on: places, glyphs, code. */
async function fingerprint(root) {
  const hash = createHash('sha256');
  for (const file of placeFiles(root)) hash.update(await readFile(join(root, file)));
  for (const folder of [FOLDER_OF_SCRIPT, ROOM_FOLDER, ...(await glyphFolders())]) {
    for (const entry of (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      if (entry.isFile() && !entry.name.includes('.test.'))
        hash.update(await readFile(join(folder, entry.name)));
    }
  }
  return hash.digest('hex');
}

const glyphFolders = async () =>
  (await readdir(GLYPHS, { withFileTypes: true }))
    .filter((e) => e.isDirectory())
    .map((e) => join(GLYPHS, e.name));

async function upToDate(out, source) {
  try {
    return JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8')).source === source;
  } catch {
    return false;
  }
}

/** Writes a JSON file under a name with its hash; returns that name. */
async function emit(out, name, value) {
  const text = JSON.stringify(value);
  const file = `${name}.${hashOf(text)}.json`;
  await writeFile(join(out, file), text);
  return file;
}

async function emitCountry(out, country, islands) {
  const { mid, full, ...entry } = countryLayers(country, islands);
  return {
    ...entry,
    mid: await emit(out, `${entry.iso}-mid`, mid),
    full: await emit(out, `${entry.iso}-full`, full),
  };
}

/** Fails on a character without a glyph, which would leave a hole in a name on the map. */
async function checkGlyphs(labels) {
  const charsets = JSON.parse(await readFile(join(GLYPHS, 'charsets.json'), 'utf8'));
  const [first] = missingGlyphs(labels, charsets);
  if (first) throw new Error(`No glyph for "${first.missing}" of "${first.name}": run tools/map-glyphs.mjs`);
}

async function emitGlyphs(out) {
  const folders = await glyphFolders();
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, file)));
  }
  const name = `glyphs-${hash.digest('hex').slice(0, 10)}`;
  for (const folder of folders)
    await cp(folder, join(out, name, folder.slice(GLYPHS.length + 1)), { recursive: true });
  // The server draws names that people entered, so it must know which characters have glyphs.
  await cp(join(GLYPHS, 'charsets.json'), join(out, name, 'charsets.json'));
  return name;
}

/**
 * Builds the basemap files of the places of the release into the folder `out`.
 * @param root folder of the project
 * @returns false when `out` already has the result of the same places and code
 */
export async function buildBasemap({ root, out }) {
  const source = await fingerprint(root);
  if (await upToDate(out, source)) return false;
  const features = shippedPlaces(root);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const labels = labelRows(features);
  await checkGlyphs(labels);
  const countries = [];
  for (const country of features.filter((f) => f.properties.type === 'C')) {
    countries.push(await emitCountry(out, country, islandsOf(features, country.properties.country_id)));
  }
  const manifest = {
    source,
    low: await emit(out, 'pacific-low', pacificLayers(features)),
    labels: await emit(out, 'labels', labels),
    glyphs: await emitGlyphs(out),
    countries,
  };
  await writeFile(join(out, 'manifest.json'), JSON.stringify(manifest));
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = join(FOLDER_OF_SCRIPT, '../..');
  const out = process.argv[2] ?? join(root, 'dist/portal/chart');
  const built = await buildBasemap({ root, out });
  process.stdout.write(built ? `Chart data written to ${out}\n` : `Chart data in ${out} is up to date\n`);
}
