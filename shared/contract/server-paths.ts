/**
 * First segments of the addresses that the server answers itself, with data, files or pages without scripts. No
 * page of the portal is below them, so the service worker, links and the router leave them alone.
 */
export const SERVER_SEGMENTS = [
  'api',
  'assets',
  'chart',
  'embed',
  'first',
  'help',
  'island',
  'locales',
  'media',
  'metrics',
  'modules',
  'ogc',
  'open-data',
  'openrosa',
  'plain',
  'r',
  'releases',
  'species',
] as const;
export type ServerSegment = (typeof SERVER_SEGMENTS)[number];

const SEGMENTS: ReadonlySet<string> = new Set(SERVER_SEGMENTS);

/** Whether the server answers an address itself: it is below one of these segments, or names a file. */
export function isServerPath(pathname: string): boolean {
  const segments = pathname.split('/');
  return SEGMENTS.has((segments[1] ?? '').toLowerCase()) || (segments.at(-1) ?? '').includes('.');
}
