import type { Registry } from '@ciguawatch/shared/contract/module';

/** Content of `build-manifest.json`, written by scripts/bundle/shell-files.mjs. */
export interface BuildManifest {
  build: string;
  files: string[];
  core: string[];
  /** Files of large, rarely needed libraries: maps, charts, PDF. */
  heavy: string[];
}

interface ManifestAssets {
  sync: string[];
  async: string[];
}

/** The part of a module's federation manifest that lists its files. */
export interface ModuleManifest {
  metaData: { remoteEntry: { name: string; path: string } };
  exposes: { assets: { js: ManifestAssets; css: ManifestAssets } }[];
}

/** Files of the shell to store. `light` leaves large libraries out. */
export function shellFiles(manifest: BuildManifest, light: boolean): string[] {
  const skipped = new Set(light ? manifest.heavy : []);
  return manifest.files
    .filter((file) => /\.(js|css|woff2|ttf)$/.test(file) && !skipped.has(file))
    .map((file) => `/${file}`);
}

/** Folder of each deployed module, which contains its manifest. */
export function moduleFolders(registry: Registry): string[] {
  return Object.values(registry.modules).map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1));
}

/** Addresses of home and of public module pages, which may have a first view. */
export function openAddresses(registry: Registry): string[] {
  const pages = Object.values(registry.modules).flatMap(({ decl }) =>
    decl.routes
      .filter(({ access, path, desktopOnly }) => access === 'open' && !path.includes(':') && !desktopOnly)
      .map(({ path }) => decl.basePath + path),
  );
  return ['/', ...pages];
}

/** Addresses of a module's files, without those in `skipped`. */
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

/** The part of `chart/manifest.json` that lists the files of an initial map. */
export interface BasemapManifest {
  low: string;
  labels: string;
  glyphs: string;
  countries: { id: number; mid: string }[];
}

/** Files for the map of a country: all coasts at low detail, its own at higher detail, names, glyphs. */
export function basemapFiles(
  { low, labels, glyphs, countries }: BasemapManifest,
  country?: number,
): string[] {
  const own = countries.filter(({ id }) => id === country).map(({ mid }) => mid);
  const letters = ['sea', 'land'].map((font) => `${glyphs}/${font}/0-255.pbf`);
  return [low, labels, ...own, ...letters].map((file) => `/chart/${file}`);
}
