import type { LanguageValues } from './values';

/** A piece of a date; `lent` when the language that stands in has written a word that is still missing. */
interface Piece {
  text: string;
  lent: boolean;
}

/**
 * A date as visitors will read it, with the words that were typed.
 * @param day civil date, YYYY-MM-DD
 * @param tag by which Intl writes the language, or the one that stands in for it
 * @param isOwn the platform knows the language itself: its words are nobody else's
 */
export function datePieces(values: LanguageValues, day: string, tag: string, isOwn: boolean): Piece[] {
  const noon = new Date(`${day}T12:00:00Z`);
  const typed = {
    month: values[`months${noon.getUTCMonth() + 1}`],
    weekday: values[`weekdays${noon.getUTCDay() || 7}`],
  };
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return format.formatToParts(noon).map(({ type, value }) => {
    if (type !== 'month' && type !== 'weekday') return { text: value, lent: false };
    const word = typed[type]?.trim();
    return { text: word || value, lent: !word && !isOwn };
  });
}
