/** Stands for a sign that a font cannot draw; every font has it. */
const UNKNOWN = '\uFFFD';

/**
 * Text as a font can draw it, one character per glyph: accents typed apart are joined, a letter the font lacks
 * stands without its accents, and what is left is drawn as a question mark and read as "unknown sign". Lines stay.
 */
export function drawable(text: string, has: (code: number) => boolean): string {
  const one = (sign: string): string => {
    if (sign === '\n' || has(sign.codePointAt(0) as number)) return sign;
    if (/\s/.test(sign)) return ' ';
    if (/[\p{C}\p{M}]/u.test(sign)) return '';
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
    return bare !== sign && bare !== '' ? drawable(bare, has) : UNKNOWN;
  };
  return [...text.normalize('NFC').replace(/\r\n?/g, '\n')].map(one).join('');
}
