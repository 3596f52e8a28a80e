/** Largest nesting of a body; the deepest valid one, an outline, has seven levels. */
export const MAX_LEVELS = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [OPEN_OBJECT, CLOSE_OBJECT] = [0x7b, 0x7d];
const [OPEN_LIST, CLOSE_LIST] = [0x5b, 0x5d];

/**
 * Whether a JSON text nests deeper than `most` levels. It counts brackets in one pass before parsers and
 * validators, whose recursion an attacker could exhaust. Invalid JSON is left to the parser.
 */
export function nestsDeeper(text: string, most: number = MAX_LEVELS): boolean {
  let level = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = closingQuote(text, at + 1);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      level += 1;
      if (level > most) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) level -= 1;
  }
  return false;
}

/**
 * Index of the quote that ends a string whose first letter is at `from`; the end of the text when there is
 * none.
 */
function closingQuote(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
