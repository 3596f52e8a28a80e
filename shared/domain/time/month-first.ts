/** Regions that write the month before the day in English, according to CLDR. */
const AMERICAN = new Set(['US', 'AS', 'GU', 'MH', 'MP', 'PR', 'UM', 'VI']);

/**
 * Whether dates are shown with the month before the day: for readers of English on a device set to an
 * American region.
 * @param code language of the page, fr_FR
 * @param tags languages of the device, the preferred first
 */
export function writesMonthFirst(code: string, tags: readonly string[]): boolean {
  const region = tags.map((tag) => /[-_]([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
  return code.startsWith('en') && AMERICAN.has(region ?? '');
}
