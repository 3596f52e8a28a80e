/** Civil dates as text, YYYY-MM-DD, never converted to instants, so that no time zone can shift them. */

/** A date as text for an input: 18/11/2026, or 11/18/2026 with the month first. */
export function dateText(date: string | null, monthFirst: boolean): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year) return '';
  return monthFirst ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
}
