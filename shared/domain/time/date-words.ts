/**
 * The day of a month as a date in words gives it: French says "1er décembre", which Intl writes "1 décembre".
 * @param day number of the day as Intl writes it
 * @param language tag or code, fr-FR
 */
export const dayInDate = (day: string, language: string): string =>
  day === '1' && language.startsWith('fr') ? '1er' : day;

/** A date by a format, as people write it: the first of a month in words is "1er" in French. */
export function dateWords(format: Intl.DateTimeFormat, time: number | Date): string {
  const { locale, month } = format.resolvedOptions();
  if (!locale.startsWith('fr') || (month !== 'long' && month !== 'short')) return format.format(time);
  return format
    .formatToParts(time)
    .map(({ type, value }) => (type === 'day' ? dayInDate(value, locale) : value))
    .join('');
}

const hourStyles = new Map<string, 'numeric' | '2-digit'>();

/**
 * How a language writes the hour: 5:00 PM where it counts to twelve, 05:00 where it counts to 24.
 * @param tag en-US
 */
export function hourStyle(tag: string): 'numeric' | '2-digit' {
  const counts = hourStyles.get(tag);
  if (counts) return counts;
  const { hour12 } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
  const style = hour12 ? 'numeric' : '2-digit';
  hourStyles.set(tag, style);
  return style;
}
