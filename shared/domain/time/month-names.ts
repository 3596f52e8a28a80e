/** First letters of each month in French and English, without accents, by which its name is recognised. */
const MONTHS = [
  ...[/^jan/, /^fe[vb]/, /^mar/, /^(avr|apr)/, /^(mai|may)$/, /^(juin|june?)$/, /^(juil|july?$)/],
  ...[/^(aou|aug)/, /^sep/, /^oct/, /^nov/, /^dec/],
];

/**
 * The month that a word names in French or English, 1 to 12; null for another word.
 * @param word in small letters, without accents
 */
export function monthNamed(word: string): number | null {
  const at = MONTHS.findIndex((name) => name.test(word));
  return at < 0 ? null : at + 1;
}

/** A day with its ordinal: 1er, 1st, 20th. */
export const ORDINAL = /\b(\d{1,2})(?:er|st|nd|rd|th|e)\b/gi;

/** Words that may stand beside a date: a day of the week, an article. */
export const DAY_WORDS = /^(lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)\w*$|^(le|the|of)$/;
