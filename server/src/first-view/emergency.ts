import { escaped, type Pieces } from './pieces';

/** Stands in a frame in place of the emergency number (shell/src/first-view/frames.tsx). */
const NUMBER = '+00000000000000000000';

/** What of a number is dialled. */
const dialled = (number: string) => number.replace(/[^\d+]/g, '');

const isMarked = (piece: Pieces[number]): boolean =>
  typeof piece === 'string' ? piece.includes(NUMBER) : piece.vars?.number === NUMBER;

/**
 * What was drawn with the mark, with the number of this server in its place; what has no mark as it is.
 * @returns null where the mark stands and the server has no number: a page that calls nobody is drawn by its scripts
 */
export function withEmergency(pieces: Pieces, number: string | undefined): Pieces | null {
  if (!pieces.some(isMarked)) return pieces;
  if (!number) return null;
  return pieces.map((piece) => {
    if (!isMarked(piece)) return piece;
    if (typeof piece === 'string') return piece.replaceAll(NUMBER, dialled(number));
    const text = piece.text.replaceAll(NUMBER, () => escaped(number));
    return { ...piece, text, vars: { ...piece.vars, number } };
  });
}
