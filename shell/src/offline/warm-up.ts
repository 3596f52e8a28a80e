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
import { CACHES, isLeft } from './rules';

async function pointer<T>(path: string): Promise<T> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  await (await caches.open(CACHES.pointers)).put(path, response.clone());
  return (await response.json()) as T;
}

/** Keeps a file unless it is kept already; one file that does not come spoils no other. */
async function keep(cache: Cache, path: string): Promise<void> {
  if (await caches.match(path)) return;
  await cache.add(path).catch(() => undefined);
}

async function kept<T>(path: string): Promise<T> {
  return (await ((await caches.match(path)) ?? (await fetchKept(path))).json()) as T;
}

async function filesOf(folder: string, light: boolean): Promise<string[]> {
  const lists = [`${folder}mf-manifest.json`, `${folder}heavy.json`] as const;
  const manifest = await kept<ModuleManifest>(lists[0]);
  const heavy = await kept<string[]>(lists[1]);
  return [...lists, ...moduleFiles(folder, manifest, light ? heavy : [])];
}

async function fetchKept(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  await (await caches.open(CACHES.files)).put(path, response.clone());
  return response;
}

/** Drops code and map files that no manifest names any more; map files stay where theirs cannot be read. */
async function sweep(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const maps = await (await caches.match('/chart/manifest.json'))?.text();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (isLeft(pathname, wanted, maps)) await cache.delete(request);
  }
}

/** One after the other: none of them is in a hurry, and one that does not come spoils no other. */
async function keepPages(registry: Registry, renew: (path: string) => Promise<void>): Promise<void> {
  for (const path of openAddresses(registry)) await renew(path).catch(() => undefined);
}

/** What is kept, and how. */
interface WarmUp {
  /** leaves maps, charts and PDF out, for people who spare data */
  light: boolean;
  /** whose outlines are kept, its id */
  country?: number | undefined;
  /** keeps the page at an address, if it shows something before its scripts have come */
  renew: (path: string) => Promise<void>;
}

/**
 * Fetches the code of every screen that was not visited yet. File by file, so that a connection
 * that breaks leaves what came; old files go only when all manifests could be read.
 * @returns how many files are wanted
 */
export async function warmUp({ light, country, renew }: WarmUp): Promise<number> {
  const cache = await caches.open(CACHES.files);
  const build = await pointer<BuildManifest>('/build-manifest.json');
  const registry = await pointer<Registry>('/registry.json');
  const read = await Promise.allSettled(moduleFolders(registry).map((folder) => filesOf(folder, light)));
  const complete = read.every((one) => one.status === 'fulfilled');
  const modules = read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const wanted = [...shellFiles(build, light), ...modules];
  for (const path of wanted) await keep(cache, path);
  const outlines = await pointer<BasemapManifest>('/chart/manifest.json').catch(() => null);
  for (const path of outlines ? basemapFiles(outlines, country) : []) await keep(cache, path);
  await keepPages(registry, renew);
  // A list without the heavy files is incomplete, so it cannot decide which cached files to delete.
  if (complete && !light) await sweep(cache, new Set([...wanted, ...build.files.map((file) => `/${file}`)]));
  return wanted.length;
}
