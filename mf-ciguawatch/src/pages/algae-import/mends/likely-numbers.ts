/** A number with or without thousands, and what people put around it: "env. 12 m", "1.240,5", "80,6 °F". */
const AROUND =
  /^(?:~|≈|env(?:iron)?\.?|ca\.?|approx\.?|about)?\s*([+-]?[\d.,'’\s\u00A0\u202F]*\d)\s*[°a-zµ²³/%.\s]*$/i;

/**
 * The number that a text which is none may stand for. What says less than a number (below 5, 10 to 20) has none: it
 * would be invented.
 */
export function likelyNumber(text: string): string | null {
  const [, figures] = AROUND.exec(text.trim()) ?? [];
  if (figures === undefined) return null;
  const bare = figures.replace(/[\s'’\u00A0\u202F]/g, '');
  const last = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'));
  const both = bare.includes(',') && bare.includes('.');
  const several = bare.split(/[.,]/).length > 2;
  // Two kinds of signs: the last one stands before the decimals. One kind, several times: they part thousands.
  const plain = both
    ? `${bare.slice(0, last).replace(/[.,]/g, '')}.${bare.slice(last + 1)}`
    : several
      ? bare.replace(/[.,]/g, '')
      : bare.replace(',', '.');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? plain : null;
}
