/** Value of a date or hour that was typed but cannot be read, as NaN is for a number. */
export const UNREADABLE = '?';
