/**
 * UUID derived from the content of a row, so that importing the same file again creates no duplicates.
 * @param count number of identical rows before it in the file
 */
export async function rowUuid(row: object, count: number): Promise<string> {
  const said = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${said} ${count}`));
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const at = (from: number, to: number) => hex.slice(from, to);
  // RFC 9562 version 8, the one for custom formats.
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-9${at(17, 20)}-${at(20, 32)}`;
}
