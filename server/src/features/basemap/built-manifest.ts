import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Map files of a country; `bbox` is in longitudes of the map. */
interface BuiltCountry {
  id: number;
  iso: string;
  bbox: number[];
  mid: string;
  full: string;
}

/** Names of the map files in the build's manifest. */
export interface BasemapManifest {
  /** Hash of the outlines and of the code that made the files. */
  source: string;
  low: string;
  labels: string;
  glyphs: string;
  countries: BuiltCountry[];
}

/** Folder of the build's map files. */
export const basemapFolder = (portalDir: string) => join(portalDir, 'chart');

async function readJson<T>(...path: string[]): Promise<T | null> {
  try {
    return JSON.parse(await readFile(join(...path), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** The build's manifest; null when the server has no built portal beside it. */
export const builtManifest = (portalDir: string) =>
  readJson<BasemapManifest>(basemapFolder(portalDir), 'manifest.json');

/** Characters of each font that can be drawn; null when the build does not say. */
export async function charsetsOf(portalDir: string): Promise<Record<string, string> | null> {
  const built = await builtManifest(portalDir);
  return built && readJson(basemapFolder(portalDir), built.glyphs, 'charsets.json');
}
