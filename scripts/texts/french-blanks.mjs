/** A colon that needs a no-break space before it in French; not those of times and addresses. */
const COLON_WITHOUT_SPACE = /(?<!\u00a0):(?=\s|$|\|)/;
/**
 * Matches a phrase-ending mark without the narrow no-break space before it, except a quoted mark (`, ? ne
 * sait`).
 */
const MARK_WITHOUT_SPACE = /[\p{L}\p{N})»}%][^\S\u202f]*[;?!](?=\s|$|[|»)])/u;
/** Spaces that must be no-break spaces in French: in quotes, large numbers, and between number and unit. */
const BREAKING_SPACE = /« | »|\d \d{3}\b|(\d|\}\}) (%|km|°C|ans|kB|ko|Mo|min|mm|ml)(?![\p{L}\d])/u;

/**
 * Missing no-break spaces of a French text.
 * @param text text of a dictionary with its plural forms
 * @param outside whether it is used in files and images, where a no-break space shows as a strange
 * character
 * @returns one sentence per kind of fault
 */
export const blankFaults = (text, outside = false) => [
  ...(MARK_WITHOUT_SPACE.test(text) ? ['French wants a narrow no-break space before ; ? !'] : []),
  ...(!outside && COLON_WITHOUT_SPACE.test(text) ? ['French wants a no-break space before :'] : []),
  ...(!outside && BREAKING_SPACE.test(text)
    ? ['French wants a no-break space before % and units, inside quotes and numbers']
    : []),
];
