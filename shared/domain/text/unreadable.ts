/** Held in place of a date or an hour that was typed and cannot be read, as NaN is for a number. */
export const UNREADABLE = '?';
