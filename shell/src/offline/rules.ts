/** Names of the caches the service worker fills beside its list of the first page's files. */
export const CACHES = { pointers: 'pointers', files: 'files' } as const;

/** Addresses under the root that are never a page of the portal. */
export const NOT_PAGES: RegExp[] = [
  /^\/api\//,
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
