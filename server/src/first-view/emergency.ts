import { escaped, type Pieces } from './pieces';

/** Stands in a frame in place of the emergency number (shell/src/first-view/frames.tsx). */
const NUMBER = '+00000000000000000000';

/** What of a number is dialled. */
const dialled = (number: string) => number.replace(/[^\d+]/g, '');

const hasPlaceholder = (piece: Pieces[number]): boolean =>
  typeof piece === 'string' ? piece.includes(NUMBER) : piece.vars?.number === NUMBER;

/**
 * Puts the number of this server in the place of the placeholder; pieces without one stay as they are.
 * @returns null where a placeholder stands and the server has no number: a page that calls nobody is drawn by its scripts
 */
export function withEmergency(pieces: Pieces, number: string | undefined): Pieces | null {
  if (!pieces.some(hasPlaceholder)) return pieces;
  if (!number) return null;
  return pieces.map((piece) => {
    if (!hasPlaceholder(piece)) return piece;
    if (typeof piece === 'string') return piece.replaceAll(NUMBER, dialled(number));
    const text = piece.text.replaceAll(NUMBER, () => escaped(number));
    return { ...piece, text, vars: { ...piece.vars, number } };
  });
}
