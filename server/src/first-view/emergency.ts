import { escaped, type Pieces } from './pieces';

/** Stands in a frame in place of the emergency number (shell/src/first-view/frames.tsx). */
const NUMBER = '+00000000000000000000';

/** What of a number is dialled. */
const dialled = (number: string) => number.replace(/[^\d+]/g, '');

const withNumber = (pieces: Pieces, number: string): Pieces =>
  pieces.map((piece) =>
    typeof piece === 'string'
      ? piece.replaceAll(NUMBER, dialled(number))
      : piece.vars?.number === NUMBER
        ? {
            ...piece,
            text: piece.text.replaceAll(NUMBER, () => escaped(number)),
            vars: { ...piece.vars, number },
          }
        : piece,
  );

/** Something drawn in both languages. */
interface InBoth {
  html: Record<'fr' | 'en', Pieces>;
}

/**
 * The frame at an address: the one that says whom to call, with the number of this server, where it has one and the
 * frame says it; else the one without.
 * @param key address, and the word of a demonstration
 */
export function frameFor<Frame extends InBoth>(
  frames: Record<string, Frame>,
  key: string,
  emergency: string | undefined,
): Frame | undefined {
  const call = frames[`${key} call`];
  if (!call || !emergency) return frames[key];
  const { fr, en } = call.html;
  return { ...call, html: { fr: withNumber(fr, emergency), en: withNumber(en, emergency) } };
}
