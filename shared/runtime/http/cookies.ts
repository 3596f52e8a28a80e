/**
 * The name of a cookie of this host for all paths. Over https it carries the prefix with which browsers
 * let neither another host of the domain nor a page without https set it (RFC 6265bis, section 4.1.3).
 */
export const hostCookie = (name: string, protocol: string = location.protocol): string =>
  protocol === 'https:' ? `__Host-${name}` : name;

/** A readable cookie, or null. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return null;
}

/** Sets a cookie of this site for `seconds`; 0 removes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API would do, but not yet in every browser that people here use.
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${Math.floor(seconds)}`];
  Reflect.set(document, 'cookie', `${parts.join('; ')}; SameSite=Strict${secure}`);
}
