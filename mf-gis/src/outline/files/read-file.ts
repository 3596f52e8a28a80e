import type { FileContent, ImportFault } from './found';
import { contentOf, readGeoJson } from './geojson';

/** Largest file in bytes: twice the server's limit, since files of other programs have more decimals. */
export const MAX_FILE_BYTES = 10_000_000;
/** Largest file inside an archive, unpacked. */
const MAX_UNPACKED_BYTES = 6 * MAX_FILE_BYTES;

type Answer = FileContent | { fault: ImportFault };

const begins = (bytes: Uint8Array, signs: string): boolean =>
  [...signs].every((sign, at) => bytes[at] === sign.charCodeAt(0));

/** Text of a file in UTF-8, or in UTF-16 where its first bytes say so. */
function textOf(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? 'utf-16le' : a === 0xfe && b === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** A KML or GPX document. */
async function readXml(text: string): Promise<Answer> {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  if (document.getElementsByTagName('parsererror').length > 0) return { fault: 'notXml' };
  const { kml, gpx } = await import('@tmcw/togeojson');
  const root = document.documentElement.localName;
  if (root !== 'kml' && root !== 'gpx') return { fault: 'notXml' };
  return contentOf((root === 'kml' ? kml : gpx)(document));
}

/** The layers of a shapefile, of which an archive may hold several. */
async function readShapes(files: ReadonlyMap<string, Uint8Array>): Promise<Answer> {
  const { combine, parseDbf, parseShp } = await import('shpjs');
  const layers = [...files.keys()].filter((name) => name.endsWith('.shp')).map((name) => name.slice(0, -4));
  const contents = layers.map((layer): Answer => {
    const [dbf, cpg] = [files.get(`${layer}.dbf`), files.get(`${layer}.cpg`)];
    const rows = dbf && parseDbf(dbf, cpg && textOf(cpg));
    return contentOf(combine([parseShp(files.get(`${layer}.shp`)!), rows]));
  });
  const failed = contents.find((one) => 'fault' in one);
  if (failed) return failed;
  const prj = files.get(`${layers[0]}.prj`);
  return {
    features: contents.flatMap((one) => ('features' in one ? one.features : [])),
    system: prj ? textOf(prj).trim() : null,
  };
}

/** An archive: KMZ, a zipped shapefile, or any readable file in a zip. */
async function readArchive(bytes: Uint8Array): Promise<Answer> {
  const { unzipSync } = await import('fflate');
  const isWanted = ({ name, originalSize }: { name: string; originalSize: number }) =>
    originalSize <= MAX_UNPACKED_BYTES &&
    !/(^|\/)(__MACOSX\/|\.)/.test(name) &&
    /\.(kml|gpx|shp|dbf|prj|cpg|geojson|json)$/i.test(name);
  const entries = Object.entries(unzipSync(bytes, { filter: isWanted }));
  const files = new Map(entries.map(([name, content]) => [name.toLowerCase(), content]));
  if ([...files.keys()].some((name) => name.endsWith('.shp'))) return readShapes(files);
  const inner = [...files].find(([name]) => /\.(kml|gpx|geojson|json)$/.test(name));
  return inner ? readPlain(textOf(inner[1])) : { fault: 'notZip' };
}

const readPlain = (text: string): Answer | Promise<Answer> =>
  text.trimStart().startsWith('<') ? readXml(text) : readGeoJson(text);

/**
 * Reads a file of a GIS program or GPS: GeoJSON, KML, KMZ, GPX or a zipped shapefile, detected by content.
 */
export async function readOutlineFile(bytes: Uint8Array): Promise<Answer> {
  if (begins(bytes, 'SQLite format 3')) return { fault: 'geoPackage' };
  if (!begins(bytes, 'PK')) return readPlain(textOf(bytes));
  // The libraries throw plain errors, each in its own words, on archives and shapes cut short.
  return readArchive(bytes).catch(() => ({ fault: 'notZip' as const }));
}
