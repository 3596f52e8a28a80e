/** Regions where English is written month first, as the Unicode locale data has it. */
const AMERICAN = new Set(['US', 'AS', 'GU', 'MH', 'MP', 'PR', 'UM', 'VI']);

/**
 * Whether a reader writes the month before the day: in English, on a device of an American region. All others
 * write the day first, and so does who reads English on a device without a region.
 * @param code language of the page, fr_FR
 * @param tags languages of the device, the preferred first
 */
export function writesMonthFirst(code: string, tags: readonly string[]): boolean {
  const region = tags.map((tag) => /[-_]([A-Z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()).find(Boolean);
  return code.startsWith('en') && AMERICAN.has(region ?? '');
}
