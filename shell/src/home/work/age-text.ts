const DAY_MS = 86_400_000;
/** Days from which an age is said in months. */
const MONTHS_FROM = 60;

/**
 * "Oldest: 3 days ago", of the piece that has waited longest.
 * @param since RFC 3339
 * @param now milliseconds since 1970 UTC
 */
export function ageText(
  since: string,
  now: number,
  t: (key: string, vars: { count: number }) => string,
): string {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  if (days < MONTHS_FROM) return t('operator.oldestDays', { count: days });
  return t('operator.oldestMonths', { count: Math.floor(days / 30.44) });
}
