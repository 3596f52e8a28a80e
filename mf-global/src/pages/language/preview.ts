import type { LanguageValues } from './values';

/** A piece of a date; `lent` when its word is missing and comes from the fallback language. */
interface Piece {
  text: string;
  lent: boolean;
}

/**
 * A date in the words of a language that is being added.
 * @param day civil date, YYYY-MM-DD
 * @param tag language tag for Intl, possibly of a fallback
 * @param isOwn whether Intl knows the language itself, so that no word is lent
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
