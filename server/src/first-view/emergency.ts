import { escapeHtml, type Pieces } from './pieces';

/** Placeholder of the emergency number in a frame (shell/src/first-view/frames.tsx). */
const NUMBER_PLACEHOLDER = '+00000000000000000000';

/** A number without separators, as for a `tel:` link. */
const dialable = (number: string) => number.replace(/[^\d+]/g, '');

const hasPlaceholder = (piece: Pieces[number]): boolean =>
  typeof piece === 'string' ? piece.includes(NUMBER_PLACEHOLDER) : piece.vars?.number === NUMBER_PLACEHOLDER;

/**
 * Replaces the placeholder by this server's emergency number.
 * @returns null when there is a placeholder but no number: scripts then draw the page without one
 */
export function withEmergency(pieces: Pieces, number: string | undefined): Pieces | null {
  if (!pieces.some(hasPlaceholder)) return pieces;
  if (!number) return null;
  return pieces.map((piece) => {
    if (!hasPlaceholder(piece)) return piece;
    if (typeof piece === 'string') return piece.replaceAll(NUMBER_PLACEHOLDER, dialable(number));
    const text = piece.text.replaceAll(NUMBER_PLACEHOLDER, () => escapeHtml(number));
    return { ...piece, text, vars: { ...piece.vars, number } };
  });
}
