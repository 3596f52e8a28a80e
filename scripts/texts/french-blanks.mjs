/** A colon before a blank or an end: in French a no-break space stands before it. That of a time or an address is none. */
const COLON = /(?<!\u00a0):(?=\s|$|\|)/;
/** A mark that ends what was said, with another blank than the narrow one before it; a sign that is named (`, ? ne sait`) is none. */
const MARK = /[\p{L}\p{N})»}%][^\S\u202f]*[;?!](?=\s|$|[|»)])/u;
/** What French writes with a no-break space inside: quotes, large numbers, a number and its unit. */
const LOOSE = /« | »|\d \d{3}\b|(\d|\}\}) (%|km|°C|ans|kB|ko|Mo|min|mm|ml)(?![\p{L}\d])/u;

/**
 * What a French text lacks of the blanks that French writes before signs.
 * @param text of a dictionary, its plural forms included
 * @param outside whether it goes into files and drawn pictures, where a no-break space is read as a strange sign
 * @returns sentences, none when all is right
 */
export const blankFaults = (text, outside = false) => [
  ...(MARK.test(text) ? ['French wants a narrow no-break space before ; ? !'] : []),
  ...(!outside && COLON.test(text) ? ['French wants a no-break space before :'] : []),
  ...(!outside && LOOSE.test(text)
    ? ['French wants a no-break space before % and units, inside quotes and numbers']
    : []),
];
