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

/** Digits with the signs that separate them, and a plus before the code of a country. */
const PHONE = /^\+?\d[\d\s.()/-]{3,}$/;
/** Code of a country: one digit, one of the codes of two, else three, as those of most Pacific islands. */
const CODE = /^\+(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * A phone number as a spreadsheet shows it unchanged, and as it can be copied: with blanks between its digits, which
 * make it neither a formula nor a number. Blanks stay where they were typed, else they part pairs. null for a text
 * that is no phone number.
 */
export function spacedPhone(text: string): string | null {
  const typed = text.trim();
  if (!PHONE.test(typed)) return null;
  const parts = typed.replace(SEPARATORS, ' ').replaceAll('/', ' ').trim();
  if (parts.includes(' ')) return parts.replace(/ +/g, ' ');
  const [code = ''] = CODE.exec(parts) ?? [];
  const pairs = parts.slice(code.length).replace(/\B(?=(\d{2})+$)/g, ' ');
  return [code, pairs].filter(Boolean).join(' ');
}
