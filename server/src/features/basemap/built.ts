import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A country's files; `bbox` is in the map's x. */
interface BuiltCountry {
  id: number;
  iso: string;
  bbox: number[];
  mid: string;
  full: string;
}

/** The names of the map files, as the build wrote them. */
export interface BasemapNames {
  /** Hash of the outlines and of the code that the files were made with. */
  source: string;
  low: string;
  labels: string;
  glyphs: string;
  countries: BuiltCountry[];
}

/** Folder of the map files that came with the build. */
export const basemapFolder = (portalDir: string) => join(portalDir, 'chart');

async function readJson<T>(...path: string[]): Promise<T | null> {
  try {
    return JSON.parse(await readFile(join(...path), 'utf8')) as T;
  } catch {
    return null;
  }
}

/** What the build made; null where none is beside the server. */
export const builtNames = (portalDir: string) =>
  readJson<BasemapNames>(basemapFolder(portalDir), 'manifest.json');

/** Characters that can be drawn, by stack of glyphs; null where nothing says so. */
export async function charsetsOf(portalDir: string): Promise<Record<string, string> | null> {
  const built = await builtNames(portalDir);
  return built && readJson(basemapFolder(portalDir), built.glyphs, 'charsets.json');
}
