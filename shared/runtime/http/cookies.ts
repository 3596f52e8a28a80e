/**
 * Name of a host-only cookie. Over https it has the prefix `__Host-`, with which browsers refuse to let
 * other hosts of the domain, or pages without https, set it (RFC 6265bis, section 4.1.3).
 */
export const hostCookie = (name: string, protocol: string = location.protocol): string =>
  protocol === 'https:' ? `__Host-${name}` : name;

/** Value of a cookie that scripts can read, or null. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return null;
}

/** Sets a cookie for a number of seconds; 0 deletes it. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is not available in all browsers used here.
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${Math.floor(seconds)}`];
  Reflect.set(document, 'cookie', `${parts.join('; ')}; SameSite=Strict${secure}`);
}
