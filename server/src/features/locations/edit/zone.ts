/** Whether the platform knows an IANA zone; older names count, which its own list leaves out. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
