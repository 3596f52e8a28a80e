const names = new Map<string, Intl.DateTimeFormat>();

/**
 * Whose hour it is, in words: "heure des îles Marquises", "Tahiti Time".
 * @param zone IANA zone of the place
 * @param tag tag of the language, fr-FR
 */
export function whoseHour(instant: number, zone: string, tag: string): string {
  const key = `${tag} ${zone}`;
  const kept =
    names.get(key) ?? new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'longGeneric' });
  names.set(key, kept);
  return kept.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/**
 * An hour followed by whose it is. The one rule for every screen: an hour without these words is that of the reader's
 * clock, so a place on another clock, or a page that cannot know the reader's, names its own.
 */
export const withWhoseHour = (written: string, instant: number, zone: string, tag: string): string =>
  `${written} (${whoseHour(instant, zone, tag)})`;
