/** Characters that only make a number easier to read. */
const SEPARATORS = /[\s.()-]+/g;
/** Ways to write an extension: "poste", "ext". */
const EXTENSION = /[\s,;]*\b(?:poste|ext(?:ension)?|p|x)\b\.?\s*/gi;

/**
 * Fits a text with one or several phone numbers into `max` characters: unchanged if it fits, otherwise
 * without separators. "40 41 42 43 / 87 12 34 56 poste 12" gives "40414243/87123456x12". The result may
 * still be too long.
 */
export function compactPhone(text: string, max: number): string {
  const typed = text.trim();
  if (typed.length <= max) return typed;
  const numbers = typed.replace(EXTENSION, 'x').split(/\s*(?:[/,;|]|\bou\b|\bor\b|\bet\b|\band\b)\s*/i);
  return numbers
    .map((number) => number.replace(SEPARATORS, ''))
    .filter(Boolean)
    .join('/');
}
