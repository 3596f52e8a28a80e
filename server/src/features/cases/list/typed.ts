/** Whether a filter of the list is a text that somebody typed: it may name a person. */
export const isTyped = ([column, value]: readonly [string, string]): boolean =>
  column === 'search' || value.startsWith('~');
