/** Names of the caches the service worker fills beside its list of the first page's files. */
export const CACHES = { pointers: 'pointers', files: 'files', first: 'first-' } as const;

/** Addresses under the root that are never a page of the portal: files, and what the server answers by itself. */
export const NOT_PAGES: RegExp[] = [
  /^\/api\//,
  /^\/plain(\/|$)/,
  /^\/metrics$/,
  /^\/modules\//,
  /^\/assets\//,
  /^\/chart\//,
  /^\/locales\//,
  /^\/media\//,
  /\.[a-z0-9]{2,5}$/,
];

const POINTERS = /^\/(registry|build-manifest|surface)\.json$|^\/chart\/manifest\.json$|^\/locales\//;
const IMMUTABLE = /^\/modules\/[^/]+\/[^/]+\/|^\/assets\/.+\.[0-9a-f]{8}\.|^\/chart\//;

/** Small files that say what is current: the network first, the kept one when there is none. */
export function isPointer(pathname: string): boolean {
  return POINTERS.test(pathname);
}

/** Files whose name changes with their content: once kept, never asked for again. */
export function isVersioned(pathname: string): boolean {
  return IMMUTABLE.test(pathname) && !isPointer(pathname);
}

/** An address without what is asked of it. */
export function withoutQuery(url: string): string {
  return url.split('?')[0] ?? url;
}

/**
 * Whether a kept file is of no use any more.
 * @param wanted addresses that the manifests of the code name
 * @param maps manifest of the map files, which names their folders too; nothing is known of them without it
 */
export function isLeft(pathname: string, wanted: ReadonlySet<string>, maps: string | undefined): boolean {
  const [, folder, name = ''] = pathname.split('/');
  if (folder !== 'chart') return !wanted.has(pathname);
  return maps !== undefined && !maps.includes(`"${name}"`);
}
