/** Whether a filter contains typed text, which may name a person. */
export const isTyped = ([column, value]: readonly [string, string]): boolean =>
  column === 'search' || value.startsWith('~');
