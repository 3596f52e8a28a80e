/** A piece of one of two compared texts, and whether the other text has it too. */
export interface Piece {
  text: string;
  same: boolean;
}

/** Splits a text into words, spaces and punctuation, which joined together give the text again. */
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s\p{P}]+|\p{P}/gu) ?? [];

/**
 * Longest texts, in pieces, that are compared word by word: the work grows with the product of both
 * lengths.
 */
const MOST = 1500;

/**
 * Compares two texts word by word. Each result joined together is its whole text.
 * @returns pieces of the text before and of the one after
 */
export function wordDiff(before: string, after: string): { before: Piece[]; after: Piece[] } {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  if (a.length > MOST || b.length > MOST)
    return { before: [{ text: before, same: false }], after: [{ text: after, same: false }] };
  const at = commonLengths(a, b);
  const pieces: { before: Piece[]; after: Piece[] } = { before: [], after: [] };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(pieces.before, a[i] as string, true);
      add(pieces.after, b[j] as string, true);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      add(pieces.before, a[i] as string, false);
      i += 1;
    } else {
      add(pieces.after, b[j] as string, false);
      j += 1;
    }
  }
  return { before: joined(pieces.before), after: joined(pieces.after) };
}

/**
 * Longest-common-subsequence table: the number of words shared, in order, by the rest of both texts from a
 * position of each.
 */
function commonLengths(a: readonly string[], b: readonly string[]): (i: number, j: number) => number {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  return at;
}

function add(pieces: Piece[], text: string, same: boolean): void {
  const last = pieces.at(-1);
  if (last?.same === same) last.text += text;
  else pieces.push({ text, same });
}

/**
 * Joins a space between two changed pieces to the change, so that a new sentence is marked as one piece.
 */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  pieces.forEach(({ text, same }, n) => {
    const between = same && text.trim() === '' && pieces[n - 1]?.same === false && n + 1 < pieces.length;
    add(result, text, same && !between);
  });
  return result;
}
