/** Placeholder for a character that a font cannot draw; every font has it. */
const REPLACEMENT = '\uFFFD';

/**
 * The text as a font can draw it: combining accents are joined with their letter, a letter the font lacks
 * loses its accents, and what is still missing becomes the replacement character. Line breaks stay.
 */
export function drawableText(text: string, has: (code: number) => boolean): string {
  const one = (sign: string): string => {
    if (sign === '\n' || has(sign.codePointAt(0) as number)) return sign;
    if (/\s/.test(sign)) return ' ';
    if (/[\p{C}\p{M}]/u.test(sign)) return '';
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== sign && bare !== '' ? drawableText(bare, has) : REPLACEMENT;
  };
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n')].map(one).join('');
}
