import { escaped, type Pieces } from './pieces';

/** Placeholder of the emergency number in a frame (shell/src/first-view/frames.tsx). */
const NUMBER = '+00000000000000000000';

/** A number without separators, as for a `tel:` link. */
const dialled = (number: string) => number.replace(/[^\d+]/g, '');

const hasPlaceholder = (piece: Pieces[number]): boolean =>
  typeof piece === 'string' ? piece.includes(NUMBER) : piece.vars?.number === NUMBER;

/**
 * Replaces the placeholder by this server's emergency number.
 * @returns null when there is a placeholder but no number: scripts then draw the page without one
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
