/** Levels of objects and lists that a body may have: an outline of an island, the deepest, has seven. */
export const MOST_LEVELS = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether a JSON text nests deeper than `most` levels. It counts brackets of the raw text in one pass,
 * before anything that calls itself for each level, as parsers and validators do, gets to see it.
 * A text that is not JSON at all is for the parser to refuse.
 */
export function nestsDeeper(text: string, most: number = MOST_LEVELS): boolean {
  let level = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === 0x7b || code === 0x5b) {
      level += 1;
      if (level > most) return true;
    } else if (code === 0x7d || code === 0x5d) level -= 1;
  }
  return false;
}
