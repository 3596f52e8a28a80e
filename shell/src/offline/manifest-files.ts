import type { Registry } from '@ciguawatch/shared/contract/module';

/** `build-manifest.json`, written by scripts/bundle/shell-files.mjs. */
export interface BuildManifest {
  build: string;
  files: string[];
  core: string[];
  /** Files of libraries that are large and rarely needed: maps, charts, PDF. */
  heavy: string[];
}

interface Assets {
  sync: string[];
  async: string[];
}

/** The part of a module's federation manifest that names its files. */
export interface ModuleManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { assets: { js: Assets; css: Assets } }[];
}

/** Files of the shell worth keeping. `light` leaves the heavy ones out. */
export function shellFiles(manifest: BuildManifest, light: boolean): string[] {
  const skipped = new Set(light ? manifest.heavy : []);
  return manifest.files
    .filter((file) => /\.(js|css|woff2|ttf)$/.test(file) && !skipped.has(file))
    .map((file) => `/${file}`);
}

/** Folder of each deployed module, where its manifest lies. */
export function moduleFolders(registry: Registry): string[] {
  return Object.values(registry.modules).map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1));
}

/** Addresses of home and of the pages of modules that anybody may open: those that may have a first view. */
export function openAddresses(registry: Registry): string[] {
  const pages = Object.values(registry.modules).flatMap(({ decl }) =>
    decl.routes
      .filter(({ access, path, desktopOnly }) => access === 'open' && !path.includes(':') && !desktopOnly)
      .map(({ path }) => decl.basePath + path),
  );
  return ['/', ...pages];
}

/** Files of a module, as addresses, without those in `skipped`. */
export function moduleFiles(
  folder: string,
  manifest: ModuleManifest,
  skipped: readonly string[] = [],
): string[] {
  const { name, path } = manifest.metaData.remoteEntry;
  const names = new Set([path + name]);
  for (const { assets } of manifest.exposes) {
    for (const kind of [assets.js, assets.css])
      for (const file of [...kind.sync, ...kind.async]) names.add(file);
  }
  return [...names]
    .filter((file) => !skipped.includes(file))
    .map((file) => folder + file.replace(/^\.?\//, ''));
}

/** The part of `chart/manifest.json` that names the files of a first map. */
export interface BasemapManifest {
  low: string;
  labels: string;
  glyphs: string;
  countries: { id: number; mid: string }[];
}

/** Files with which the map of a country draws: all coasts coarsely, its own finer, names, letters. */
export function basemapFiles(
  { low, labels, glyphs, countries }: BasemapManifest,
  country?: number,
): string[] {
  const own = countries.filter(({ id }) => id === country).map(({ mid }) => mid);
  const letters = ['sea', 'land'].map((font) => `${glyphs}/${font}/0-255.pbf`);
  return [low, labels, ...own, ...letters].map((file) => `/chart/${file}`);
}
