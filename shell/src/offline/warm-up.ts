import type { Registry } from '@ciguawatch/shared/contract/module';
import {
  type BasemapManifest,
  type BuildManifest,
  basemapFiles,
  type ModuleManifest,
  moduleFiles,
  moduleFolders,
  openAddresses,
  shellFiles,
} from './manifest-files';
import { CACHE_NAMES, isCacheLeftover } from './rules';

async function fetchPointer<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  await (await caches.open(CACHE_NAMES.pointers)).put(path, response.clone());
  return (await response.json()) as T;
}

/** Stores a file unless it is stored already; a failure does not affect the others. */
async function storeInCache(cache: Cache, path: string): Promise<void> {
  if (await caches.match(path)) return;
  await cache.add(path).catch(() => undefined);
}

async function readCachedJson<T>(path: string): Promise<T> {
  return (await ((await caches.match(path)) ?? (await fetchForCache(path))).json()) as T;
}

async function filesOf(folder: string, light: boolean): Promise<string[]> {
  const lists = [`${folder}mf-manifest.json`, `${folder}heavy.json`] as const;
  const manifest = await readCachedJson<ModuleManifest>(lists[0]);
  const heavy = await readCachedJson<string[]>(lists[1]);
  return [...lists, ...moduleFiles(folder, manifest, light ? heavy : [])];
}

async function fetchForCache(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  await (await caches.open(CACHE_NAMES.files)).put(path, response.clone());
  return response;
}

/**
 * Deletes code and basemap files that no manifest lists; basemap files stay when their manifest cannot be
 * read.
 */
async function sweep(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const maps = await (await caches.match('/chart/manifest.json'))?.text();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isCacheLeftover(pathname, wanted, maps)) await cache.delete(request);
  }
}

/** Stores pages one after the other, because none is urgent; a failure does not affect the others. */
async function keepPages(registry: Registry, renew: (path: string) => Promise<void>): Promise<void> {
  for (const path of openAddresses(registry)) await renew(path).catch(() => undefined);
}

/** Options for what is stored. */
interface WarmUp {
  /** leaves out maps, charts and PDF, for people who save data */
  light: boolean;
  /** id of the country whose outlines are stored */
  country?: number | undefined;
  /** stores the page at an address, if it has a first view */
  renew: (path: string) => Promise<void>;
}

/**
 * Loads the code of every screen, file by file, so that a broken connection keeps what has arrived. Old
 * files are deleted only when all manifests could be read.
 * @returns number of files
 */
export async function warmUp({ light, country, renew }: WarmUp): Promise<number> {
  const cache = await caches.open(CACHE_NAMES.files);
  const build = await fetchPointer<BuildManifest>('/build-manifest.json');
  const registry = await fetchPointer<Registry>('/registry.json');
  const read = await Promise.allSettled(moduleFolders(registry).map((folder) => filesOf(folder, light)));
  const complete = read.every((one) => one.status === 'fulfilled');
  const modules = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const wanted = [...shellFiles(build, light), ...modules];
  for (const path of wanted) await storeInCache(cache, path);
  const outlines = await fetchPointer<BasemapManifest>('/chart/manifest.json').catch(() => null);
  for (const path of outlines ? basemapFiles(outlines, country) : []) await storeInCache(cache, path);
  await keepPages(registry, renew);
  // Without the large files the list is incomplete and cannot decide which files to delete.
  if (complete && !light) await sweep(cache, new Set([...wanted, ...build.files.map((file) => `/${file}`)]));
  return wanted.length;
}
