/** Names of the service worker's caches, besides the precached files. */
export const CACHE_NAMES = { pointers: 'pointers', files: 'files', first: 'first-' } as const;

const POINTERS = /^\/(registry|build-manifest|surface)\.json$|^\/chart\/manifest\.json$|^\/locales\//;
const IMMUTABLE_PATHS = /^\/modules\/[^/]+\/[^/]+\/|^\/assets\/.+\.[0-9a-f]{8}\.|^\/chart\//;

/** Whether a file says which versions are current: loaded from the network first, else from the cache. */
export function isPointer(pathname: string): boolean {
  return POINTERS.test(pathname);
}

/** Whether a file's name changes with its content: once stored, it is never requested again. */
export function isVersioned(pathname: string): boolean {
  return IMMUTABLE_PATHS.test(pathname) && !isPointer(pathname);
}

/** A URL without its query. */
export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * Whether a stored file is not needed any more.
 * @param wanted addresses listed by the manifests of code
 * @param maps manifest of the basemap files; without it, basemap files are kept
 */
export function isCacheLeftover(
  pathname: string,
  wanted: ReadonlySet<string>,
  maps: string | undefined,
): boolean {
  const [, folder, name = ''] = pathname.split('/');
  if (folder !== 'chart') return !wanted.has(pathname);
  return maps !== undefined && !maps.includes(`"${name}"`);
}
